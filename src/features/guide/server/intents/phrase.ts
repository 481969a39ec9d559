import { intent } from './intent.ts'

export const phraseIntent = intent({
  topic: 'phrase',
  act: 'ask',
  cues: 'how do you say,how do i say,how to say,say hello,say thank you,comment dit on,comment dire,dire bonjour,dire merci,useful phrases,basic phrases,phrases',
  weight: 4,
  examples: {
    en: ['How do you say thank you in Japanese?'],
    fr: ['Comment dit-on bonjour en italien ?'],
  },
})
