import { intent } from './intent.ts'

export const petsIntent = intent({
  topic: 'pets',
  name: { en: 'pets', fr: 'les animaux' },
  act: 'ask',
  cues: 'my dog,our dog,my cat,our cat,a dog,with a dog,with dog,bring a pet,my pet,pets on,mon chien,notre chien,mon chat,animal de compagnie,service dog,my cat,a cat,my dog,a dog,puppy',
  weight: 3.2,
  examples: {
    en: ['can i bring my dog to Paris', 'flying with a dog to London'],
    fr: ['Puis-je emmener mon chien à Rome ?'],
  },
})
