import { intent } from './intent.ts'

export const languageIntent = intent({
  topic: 'language',
  act: 'ask',
  cues: 'widely spoken,spoken,is english,which language,languages spoken,language,speak english,speak french,quelle langue,langue,parlent anglais,parle anglais,parlent francais,english spoken',
  examples: {
    en: ['What language do they speak in Brazil?', 'do people speak English in Lisbon?'],
    fr: ['Quelle langue parle-t-on à Bali ?'],
  },
})
