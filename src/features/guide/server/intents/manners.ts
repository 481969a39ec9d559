import { intent } from './intent.ts'

export const mannersIntent = intent({
  topic: 'manners',
  name: { en: 'manners and dress', fr: 'les usages et la tenue' },
  act: 'ask',
  cues: 'rude,polite,impolite,etiquette,manners,dress code,offensive,respectful,customs there,local customs,dress modestly,cover up,cover my hair,headscarf,tenue,poli,impoli,politesse,us et coutumes,unmarried,arent married,not married,what do people wear,people wear,eat in public,shorts',
  weight: 3,
  examples: {
    en: [
      'Is it rude to leave food on your plate in China?',
      'what do women wear in Morocco, is there a dress code?',
    ],
    fr: ['Est-ce impoli de laisser un pourboire au Japon ?'],
  },
})
