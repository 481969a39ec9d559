import { intent } from './intent.ts'

export const accessIntent = intent({
  topic: 'access',
  name: { en: 'access', fr: 'l’accessibilité' },
  act: 'ask',
  cues: 'is the walking,walking heavy,heavy walking,steep,wheelchair,accessible,accessibility,step free,fauteuil roulant,mobility scooter,stairs,hills,hilly,steps,elevator,elevators,ascenseur,walker,bad knees,bad hip,bad back,stroller,poussette,accessibilite,walk with a cane,easy sights,wheelchair accessible,step free access,accessible,disabled,handicap*,doable in a wheelchair,not many stairs',
  weight: 2.2,
  examples: {
    en: ['Is Rome wheelchair accessible?', 'are there many stairs in Santorini?'],
    fr: ['Lisbonne est-elle accessible en fauteuil roulant ?'],
  },
})
