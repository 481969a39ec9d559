import { intent } from './intent.ts'

export const lostIntent = intent({
  topic: 'lost',
  act: 'ask',
  cues: 'lost my passport,passport was stolen,stole my passport,stole my wallet,perdu mon passeport,vole mon passeport',
  pairs: [
    [
      'stolen,stole,lost,robbed,mugged,pickpocketed,perdu,perdue,vole,volee,voles',
      'passport,wallet,purse,phone,handbag,backpack,cards,passeport,portefeuille,sac,telephone,cartes',
    ],
    ['pickpocketed,robbed,mugged', 'what now,what do i do,what should i do,help,got,just'],
  ],
  weight: 5,
  examples: {
    en: ['my wallet and passport got stolen in Barcelona what do I do'],
    fr: ['On m’a volé mon passeport à Rome'],
  },
})
