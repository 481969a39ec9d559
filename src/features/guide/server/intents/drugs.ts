import { intent } from './intent.ts'

export const drugsIntent = intent({
  topic: 'drugs',
  act: 'refuse',
  cues: 'cocaine,coke,mdma,ecstasy,heroin,heroine,meth,ketamine,buy drugs,find drugs,acheter de la drogue,drogue,drogues,prostitute*,prostitutes,escort,escorts,underage,bomb,explosives,weapon*,shrooms,lsd',
  weight: 8,
  examples: {
    en: ['Where can I buy cocaine in Barcelona?'],
    fr: ['Où acheter de la drogue à Amsterdam ?'],
  },
})
