import { intent } from './intent.ts'

export const currencyIntent = intent({
  topic: 'currency',
  name: { en: 'money there', fr: 'l’argent sur place' },
  act: 'ask',
  cues: 'which currency,what currency,what money,what is the currency,quelle monnaie,quelle devise,currency,monnaie,devise,cash,credit card,credit cards,cards accepted,atm,atms,argent comptant,cash or card,take cards,take credit cards,take card,by card,with card,pay by card,pay with,accept cards,accept credit,use cards,apple pay,tap to pay,cash should,much cash,carte de credit,cartes de credit,exchange money,change money,cards',
  examples: {
    en: ['What currency do they use in Thailand?', 'cash or card in Lisbon?'],
    fr: ['Quelle monnaie utilise-t-on au Japon ?'],
  },
})
