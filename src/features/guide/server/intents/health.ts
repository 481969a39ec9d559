import { intent } from './intent.ts'

export const healthIntent = intent({
  topic: 'health',
  act: 'ask',
  cues: 'vaccine*,vaccination*,vaccin*,malaria,paludisme,mosquito*,moustique*,insulin*,insuline,epipen*,medication*,medicine*,medicament*,medicaments,prescription*,ordonnance*,pharmacy,pharmacies,pharmacie,doctor,hospital,hopital,medecin,altitude sickness,motion sickness,mal des transports,pregnant,enceinte,dialysis,allergic reaction,zika,dengue,ritalin,adhd,cpap,sick,malade',
  weight: 3,
  examples: {
    en: ['Can I bring my insulin to Japan?', 'do I need vaccines for Kenya?'],
    fr: ['Puis-je apporter mes médicaments au Japon ?', 'Faut-il des vaccins pour la Thaïlande ?'],
  },
})
