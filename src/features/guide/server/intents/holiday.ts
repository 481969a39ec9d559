import { intent } from './intent.ts'

export const holidayIntent = intent({
  topic: 'holiday',
  act: 'ask',
  cues: 'public holiday,public holidays,bank holiday,national holiday,holidays in,holidays,holiday,jours feries,jour ferie,feries,statutory holiday',
  examples: {
    en: [
      'Are there public holidays in Portugal in June?',
      'which holidays are there in Japan in May',
    ],
    fr: ['Y a-t-il des jours fériés en Italie en avril ?'],
  },
})
