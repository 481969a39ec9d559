import { intent } from './intent.ts'

export const tippingIntent = intent({
  topic: 'tipping',
  name: { en: 'tipping', fr: 'les pourboires' },
  act: 'ask',
  cues: 'tip,tips,tipping,gratuity,gratuities,pourboire,pourboires,service charge,driver,taxi driver',
  weight: 3.5,
  examples: {
    en: ['How much do you tip in Paris?', 'tipping in Japan'],
    fr: ['Combien de pourboire à New York ?'],
  },
})
