import { intent } from './intent.ts'

export const waterIntent = intent({
  topic: 'water',
  act: 'ask',
  cues: 'tap water,drink the water,drinking water,water safe,safe to drink,water ok,eau du robinet,eau potable,boire l eau,bottled water',
  weight: 4,
  examples: {
    en: ['Is tap water safe in Mexico?', 'can you drink the water in Bali?'],
    fr: ['Peut-on boire l’eau du robinet à Rome ?'],
  },
})
