import { intent } from './intent.ts'

export const costIntent = intent({
  topic: 'cost',
  name: { en: 'prices', fr: 'les prix' },
  act: 'price',
  cues: 'price for,price,how far does,what would that run,run me,how much for,how much is a,ticket price,tix,enough,on a budget of,how much is that,how much is it,per person,in total,total cost,the total,expensive,cheap,cheaper,cheapest,affordable,cost,costs,cost of,how much money,how much does,how much would,how much will,how much should,enough money,afford,price of,prices,cout,coute,couter,cher,chere,abordable,combien coute,prix,pricey,splurge,per day cost,daily budget,combien en tout,en tout,how much is that,total price,what about the cost,the cost,what does it cost,trip cost,cash do i need,how expensive,value,good value,cheaper than,budget for,what s the total,price tag',
  pairs: [
    ['can we do,can i do,doable,feasible,faisable', '$,dollars,budget,cad,euros,eur,k'],
    ['how much,combien', 'per day,a day,each day,daily,par jour'],
    ['enough,assez,suffisant,suffit', '$,dollars,budget,cad,euros,eur'],
  ],
  examples: {
    en: [
      'How much does a week in Rome cost for two?',
      'Is Zurich expensive?',
      'how much money do we spend per day in Berlin',
      'is CA$4,000 enough for 5 days in Lisbon?',
    ],
    fr: ['Combien coûte une semaine à Tokyo pour 2 ?', 'Est-ce que Londres est cher ?'],
  },
})
