import { intent } from './intent.ts'

export const thanksIntent = intent({
  topic: 'thanks',
  act: 'other',
  cues: 'thanks,thank you,thank,thx,merci,cheers,goodbye,bye,au revoir,bonne journee,that s all,that is all,c est tout,perfect,parfait,awesome',
  weight: 0.5,
  examples: {
    en: ['Thank you!', 'thanks, bye'],
    fr: ['Merci beaucoup', 'au revoir'],
  },
})
