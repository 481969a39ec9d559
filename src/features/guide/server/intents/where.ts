import { intent } from './intent.ts'

export const whereIntent = intent({
  topic: 'where',
  act: 'ask',
  cues: 'where is,where exactly,where are,ou se trouve,ou est,located,which part of,situe,situee',
  weight: 1.2,
  examples: {
    en: ['Where is Phuket?'],
    fr: ['Où se trouve Bali ?'],
  },
})
