import { intent } from './intent.ts'

export const offTopicIntent = intent({
  topic: 'off-topic',
  act: 'refuse',
  cues: 'homework,essay,essays,hockey score,soccer score,stock market,my essay,an essay,python,javascript,linked list,write code,write a poem,a poem,poeme,math problem,equation,bitcoin,crypto,stock tips,lottery numbers,horoscope,devoirs,dissertation,mes maths,lyrics,who won,hockey game,write me a poem,write a poem,poem about,tell me a joke,a poem,homework,stock price,lottery',
  weight: 6,
  examples: {
    en: ['write my python homework', 'write me a poem about my cat'],
    fr: ['Fais mes devoirs de maths'],
  },
})
