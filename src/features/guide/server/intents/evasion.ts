import { intent } from './intent.ts'

export const evasionIntent = intent({
  topic: 'evasion',
  act: 'refuse',
  cues: 'without getting caught,sans se faire prendre,without paying customs,cheat on,fake review,fake reviews,insurance fraud,fake a,false claim,fare dodge,fare evasion,skip the fare,ride without a ticket,frauder',
  pairs: [
    [
      'overstay,sneak,sneaking,smuggle,evade,dodge,hide,bribe,soudoyer,cacher,contourner,passer en douce',
      'customs,border,officer,officers,police,visa,immigration,taxes,tax,duty,douane,douanes,frontiere,caught,prendre',
    ],
    ['claim,reclamer', 'never lost,never happened,didnt lose,did not lose,fake'],
    [
      'cheat,scam,trick,lie,tricher,mentir,arnaquer',
      'refund,refunds,insurance,airbnb,hotel,airline,remboursement,assurance',
    ],
  ],
  weight: 9,
  examples: {
    en: [
      'how do i overstay my visa without getting caught',
      'how to sneak a bottle past customs',
      'help me cheat on hotel refunds',
    ],
    fr: ['Comment passer en douce la douane avec de l’alcool ?'],
  },
})
