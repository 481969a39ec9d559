import { intent } from './intent.ts'

export const plugsIntent = intent({
  topic: 'plugs',
  act: 'ask',
  cues: 'plug,plugs,adapter,adapters,adaptor,adaptors,socket,sockets,outlet,outlets,voltage,volts,prise,prises,adaptateur,adaptateurs,charge my phone,charger,chargers,converter',
  examples: {
    en: ['What plug do I need in Japan?', 'do I need an adapter in Italy'],
    fr: ['Quelle prise électrique au Portugal ?', 'Faut-il un adaptateur à Londres ?'],
  },
})
