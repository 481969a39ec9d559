import { intent } from './intent.ts'

export const emergencyIntent = intent({
  topic: 'emergency',
  name: { en: 'emergency numbers', fr: 'les numéros d’urgence' },
  act: 'ask',
  cues: 'emergency number,emergency,police number,ambulance,911,112,urgence,numero d urgence,call the police,police,accident,what number do i call,who do i call,embassy,consulate,ambassade,consulat',
  pairs: [
    [
      'broke,broken,hurt,injured,fractured,sprained,twisted,casse,blesse',
      'leg,arm,ankle,wrist,foot,hand,head,hip,jambe,bras,cheville',
    ],
  ],
  weight: 3,
  examples: {
    en: ['What is the emergency number in Greece?', 'my husband broke his arm in Rome'],
    fr: ['Quel est le numéro d’urgence en France ?'],
  },
})
