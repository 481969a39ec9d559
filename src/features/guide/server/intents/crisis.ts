import { intent } from './intent.ts'

export const crisisIntent = intent({
  topic: 'crisis',
  act: 'refuse',
  cues: 'kill myself,suicide,suicidal,end my life,want to die,me tuer,me suicider,envie de mourir,hurt myself,self harm,en finir avec la vie',
  weight: 20,
  examples: {
    en: ['I want to die'],
    fr: ['J’ai envie de mourir'],
  },
})
