import { intent } from './intent.ts'

export const entryIntent = intent({
  topic: 'entry',
  name: { en: 'entry rules', fr: 'les règles d’entrée' },
  act: 'entry',
  cues: 'quelle autorisation,comme papiers,quels papiers,what papers,which papers,blank pages,visa,visas,eta,esta,etias,entry requirements,entry requirement,passport valid,passport validity,passport expires,entry rules,need to enter,exigences d entree,formalites,work permit,overstay,schengen,transit visa,evisa,immigration,how long can i stay,how long can we stay,combien de temps puis je rester',
  pairs: [
    [
      'passport,passeport,canadian,canadians,canadien,canadiens',
      'need,enter,require,requirements,documents,document,papers,papiers,besoin,faut,entrer,allowed',
    ],
  ],
  weight: 3,
  examples: {
    en: [
      'Do I need a visa for Japan with a Canadian passport?',
      'can my wife, who is Indian, enter Portugal without a visa?',
    ],
    fr: [
      'Faut-il un visa pour le Vietnam ?',
      'Ai-je besoin d’une AVE ou d’un visa pour les États-Unis ?',
    ],
  },
})
