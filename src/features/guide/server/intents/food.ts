import { intent } from './intent.ts'

export const foodIntent = intent({
  topic: 'food',
  name: { en: 'food', fr: 'la table' },
  act: 'find',
  cues: 'restaurant,restaurants,eat,eating,food,foods,dinner,lunch,breakfast,brunch,cuisine,dish,dishes,meal,meals,manger,resto,restos,souper,diner,dejeuner,repas,bouffe,cafe,cafes,coffee,bakery,bakeries,vegan,vegetarian,gluten,halal,kosher,nourriture,plats,hungry,snack,snacks,street food,gelato,restaurant vegetarien,restaurants,must eat,must try,try there,foodies,where do we eat,where to eat,street food,dishes,specialties,specialities,cafe,pork,celiac,peanut,seafood,eats,cheap eats,where to drink',
  examples: {
    en: [
      'Where should we eat in Rome?',
      'vegan restaurants in Tokyo',
      'good cheap food in Bangkok',
    ],
    fr: ['Où manger à Montréal ?', 'restaurants végétariens à Paris'],
  },
})
