import { intent } from './intent.ts'

export const daylightIntent = intent({
  topic: 'daylight',
  act: 'ask',
  cues: 'sunset,sunrise,sun come up,sun comes up,sun go down,sun goes down,dark outside,fait noir,daylight,get dark,gets dark,sun set,sun rise,coucher du soleil,lever du soleil,couche le soleil,leve le soleil,heures de clarte,how many hours of light',
  weight: 4,
  examples: {
    en: [
      'What time is sunset in Santorini in July?',
      'How many hours of daylight in Reykjavik in December?',
    ],
    fr: ['À quelle heure se couche le soleil à Paris en juin ?'],
  },
})
