import { intent } from './intent.ts'

export const healthIntent = intent({
  topic: 'health',
  name: { en: 'health and vaccines', fr: 'la santé et les vaccins' },
  act: 'ask',
  cues: 'vaccine*,vaccination*,vaccin*,malaria,paludisme,mosquito*,moustique*,insulin*,insuline,epipen*,medication*,medicine*,medicament*,medicaments,prescription*,ordonnance*,pharmacy,pharmacies,pharmacie,doctor,hospital,hopital,medecin,altitude sickness,motion sickness,mal des transports,pregnant,enceinte,dialysis,allergic reaction,zika,dengue,ritalin,adhd,cpap,sick,malade,shots,jabs,vaccinated,vaccin,health risks,health risk,immunization*,immunized,allergy kit,altitude,adderall,clinic,get sick,disease*,safe to swim',
  weight: 3,
  examples: {
    en: ['Can I bring my insulin to Japan?', 'do I need vaccines for Kenya?'],
    fr: ['Puis-je apporter mes médicaments au Japon ?', 'Faut-il des vaccins pour la Thaïlande ?'],
  },
})
