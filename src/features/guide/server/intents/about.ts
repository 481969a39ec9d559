import { intent } from './intent.ts'

export const aboutIntent = intent({
  topic: 'about',
  act: 'ask',
  cues: 'held fare,hold a fare,hold the fare,fare runs out,checkout,pay half,split the payment,shared with me,refundable,guide pro,explorer tier,wanderlust,premium plan,premium,subscription,subscribe,refund,refunds,remboursement,free trial,essai gratuit,promo code,discount,discounts,black friday,cyber monday,a deal,promo,how many questions,how many messages,question limit,gift card*,share my trip,share a trip,export,pdf,calendar file,offline,hors ligne,delete my account,my account,my password,customer service,customer support,contact you,tico,abonnement,annuler ma,cancel my,my booking,my reservation,upgrade,save25,code promo,your prices,are you a travel agency,how do you make money,app store,can you book,book for me,book it,book this,reserve it,reserver pour moi,talk to a human,speak to a human,real person,parler a une personne,your refund policy,speak with a human,real human,human agent,talk to someone,book me,your policy,guide pro cost,your company',
  pairs: [
    [
      'cancel,cancelled,annuler,refund,refunded,rembourse',
      'hotel,booking,booked,reservation,stay,reserve,booked',
    ],
    ['never,missing,lost,recu,received,came,arrived', 'pdf,receipt,confirmation,voucher'],
  ],
  weight: 2.5,
  examples: {
    en: [
      'can I still cancel the hotel I booked with you',
      'How do I cancel my subscription to Wayleaf?',
      'can I get a PDF of my trip?',
    ],
    fr: ['Comment fonctionne le remboursement ?', 'Puis-je partager mon voyage hors ligne ?'],
  },
})
