import { intent } from './intent.ts'

export const exchangeIntent = intent({
  topic: 'exchange',
  act: 'ask',
  cues: 'exchange rate,exchange,convert,conversion,taux de change,taux,rate of the,how much is,worth in,combien vaut,convertir,convertis,in canadian,in canadian dollars,en dollars canadiens,in euros,en euros',
  weight: 1.5,
  examples: {
    en: ['How much is 100 euros in Canadian dollars?', 'exchange rate yen to CAD'],
    fr: ['Combien vaut 50 livres sterling en dollars canadiens ?', 'taux de change euro'],
  },
})
