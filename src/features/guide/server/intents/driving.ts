import { intent } from './intent.ts'

export const drivingIntent = intent({
  topic: 'driving',
  name: { en: 'driving', fr: 'la conduite' },
  act: 'ask',
  cues: 'drive on,on the left,on the right,side of the road,driving side,which side,driving licence,driver s licence,driver licence,drivers license,driving license,international driving,idp,permis de conduire,permis international,conduire,cote de la route,driving,rent a car abroad,licence,license,permis,can i drive,can we drive,speed limit,motorway,highway,tolls,toll,vignette,peage,autoroute,limite de vitesse,drive there,drive in',
  weight: 2.5,
  examples: {
    en: [
      'Which side of the road do they drive on in Thailand?',
      'do I need an international driving permit in Japan?',
    ],
    fr: [
      'De quel côté de la route conduit-on en Irlande ?',
      'Ai-je besoin d’un permis international au Japon ?',
    ],
  },
})
