import { intent } from './intent.ts'

export const currencyIntent = intent({
  topic: 'currency',
  act: 'ask',
  cues: 'which currency,what currency,what money,what is the currency,quelle monnaie,quelle devise,currency,monnaie,devise,cash,credit card,credit cards,cards accepted,atm,atms,argent comptant,cash or card',
  examples: {
    en: ['What currency do they use in Thailand?', 'cash or card in Lisbon?'],
    fr: ['Quelle monnaie utilise-t-on au Japon ?'],
  },
})
