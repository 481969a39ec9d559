import { intent } from './intent.ts'

export const greetingIntent = intent({
  topic: 'greeting',
  act: 'other',
  cues: 'hello,hi,hey,bonjour,salut,good morning,good evening,bonsoir,allo,howdy,hi there',
  weight: 0.5,
  examples: {
    en: ['Hello!', 'hi'],
    fr: ['Bonjour !', 'Salut'],
  },
})
