import { intent } from './intent.ts'

export const drugsIntent = intent({
  topic: 'drugs',
  act: 'refuse',
  cues: 'cocaine,coke,mdma,ecstasy,heroin,heroine,meth,ketamine,buy drugs,find drugs,acheter de la drogue,drogue,drogues,prostitute*,prostitutes,escort,escorts,underage,bomb,explosives,weapon*,shrooms,lsd',
  pairs: [
    [
      'buy,get,find,score,sell,acheter,trouver,vendre',
      'weed,cannabis,marijuana,hash,edibles,joints,beuh,shisha oil',
    ],
  ],
  weight: 8,
  examples: {
    en: ['Where can I buy cocaine in Barcelona?', 'where do i get weed in Dubai'],
    fr: ['Où acheter de la drogue à Amsterdam ?'],
  },
})
