import { intent } from './intent.ts'

export const forgedIntent = intent({
  topic: 'forged',
  act: 'refuse',
  cues: 'fake passport,fake visa,forged passport,false passport,fake id,faux passeport,faux papiers,faux visa,counterfeit passport,smuggle,smuggling,fake vaccine,fake documents,fake hotel,fake booking,fake reservation,fake ticket,fausse reservation,sneak across,cross the border illegally',
  weight: 10,
  examples: {
    en: ['Where can I get a fake passport?'],
    fr: ['Où acheter un faux passeport ?'],
  },
})
