import { intent } from './intent.ts'

export const hoursIntent = intent({
  topic: 'hours',
  name: { en: 'hours and tickets', fr: 'les heures et les billets' },
  act: 'ask',
  cues: 'opening time,opening,sold out,sell tickets,open,opened,opening hours,opening times,opens,closed,closes,close,closing,hours of,ouvert,ouverte,ouverts,ferme,fermee,heures d ouverture,horaire,horaires,what time does,a quelle heure ouvre,last entry,entry fee,admission,ticket price,tickets for,tickets,ticket,how much is the,entrance fee,tarif,billet,billets,book ahead,reserve ahead,how long does it take to visit',
  examples: {
    en: [
      'Is the Louvre open on Tuesdays?',
      'what time does the Colosseum close?',
      'How much are tickets for the Eiffel Tower?',
    ],
    fr: ['Le Louvre est-il ouvert le mardi ?', 'Quels sont les horaires du Prado ?'],
  },
})
