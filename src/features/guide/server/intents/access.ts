import { intent } from './intent.ts'

export const accessIntent = intent({
  topic: 'access',
  act: 'ask',
  cues: 'wheelchair,accessible,accessibility,step free,fauteuil roulant,mobility scooter,stairs,hills,hilly,steps,elevator,elevators,ascenseur,walker,bad knees,bad hip,bad back,stroller,poussette,accessibilite',
  weight: 2.2,
  examples: {
    en: ['Is Rome wheelchair accessible?', 'are there many stairs in Santorini?'],
    fr: ['Lisbonne est-elle accessible en fauteuil roulant ?'],
  },
})
