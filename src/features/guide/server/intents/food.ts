import { intent } from './intent.ts'

export const foodIntent = intent({
  topic: 'food',
  act: 'find',
  cues: 'restaurant,restaurants,eat,eating,food,foods,dinner,lunch,breakfast,brunch,cuisine,dish,dishes,meal,meals,manger,resto,restos,souper,diner,dejeuner,repas,bouffe,cafe,cafes,coffee,bakery,bakeries,vegan,vegetarian,gluten,halal,kosher,nourriture,plats,hungry,snack,snacks,street food',
  examples: {
    en: [
      'Where should we eat in Rome?',
      'vegan restaurants in Tokyo',
      'good cheap food in Bangkok',
    ],
    fr: ['Où manger à Montréal ?', 'restaurants végétariens à Paris'],
  },
})
