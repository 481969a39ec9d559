import { intent } from './intent.ts'

export const transferIntent = intent({
  topic: 'transfer',
  name: { en: 'the way in from the airport', fr: 'le trajet depuis l’aéroport' },
  act: 'ask',
  cues: 'airport transfer,from the airport,airport to,to the airport,from airport,de l aeroport,l aeroport au,navette,airport shuttle,airport train,airport taxi,shuttle,narita,heathrow,cdg,charles de gaulle,fiumicino,pearson,aeroport,into town,into the city,into central,get in from,into the centre,downtown from,centre ville depuis,late at night from,train from the airport,bus from the airport,taxi from',
  pairs: [
    [
      'airport,aeroport,jfk,lax,haneda,narita,gatwick,orly,pearson,trudeau,yul',
      'from town,to town,centre,center,downtown,get there,get to,how far,taxi,train,bus,metro,subway,centre ville,times square,how do i get,how do we get',
    ],
  ],
  weight: 3,
  examples: {
    en: [
      'How do I get from the airport to the centre of Rome?',
      'best way from Narita to Shinjuku late at night',
    ],
    fr: ['Comment aller de l’aéroport au centre de Lisbonne ?'],
  },
})
