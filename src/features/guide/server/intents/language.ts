import { intent } from './intent.ts'

export const languageIntent = intent({
  topic: 'language',
  name: { en: 'the language', fr: 'la langue' },
  act: 'ask',
  cues: 'widely spoken,spoken,is english,which language,languages spoken,language,speak english,speak french,quelle langue,langue,parlent anglais,parle anglais,parlent francais,english spoken,speak there,do they speak,english there,understand english,get by in english,get by with english,on parle,parle t on',
  examples: {
    en: ['What language do they speak in Brazil?', 'do people speak English in Lisbon?'],
    fr: ['Quelle langue parle-t-on à Bali ?'],
  },
})
