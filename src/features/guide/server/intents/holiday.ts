import { intent } from './intent.ts'

export const holidayIntent = intent({
  topic: 'holiday',
  act: 'ask',
  cues: 'public holiday,public holidays,bank holiday,national holiday,holidays in,holidays,holiday,jours feries,jour ferie,feries,statutory holiday',
  pairs: [
    [
      'open,closed,close,closes,shut,ouvert,ouverts,ferme,fermes,fermee',
      'christmas,christmas day,boxing day,new year,new years,easter,good friday,thanksgiving,noel,paques,jour de l an,1er mai,labour day',
    ],
  ],
  weight: 2.6,
  examples: {
    en: [
      'Are there public holidays in Portugal in June?',
      'which holidays are there in Japan in May',
    ],
    fr: ['Y a-t-il des jours fériés en Italie en avril ?'],
  },
})
