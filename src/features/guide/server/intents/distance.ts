import { intent } from './intent.ts'

export const distanceIntent = intent({
  topic: 'distance',
  name: { en: 'the way', fr: 'le trajet' },
  act: 'ask',
  cues: 'how far,far from,far is,distance,drive from,train from,bus from,by train,by car,by bus,get from,go from,travel from,travel between,between,trains to,train to,a quelle distance,loin de,loin,en train,en voiture,en bus,aller de,entre,walk from,walking distance,ferry from,route from,best way to get,how do i get to,how do we get to,how to get to,comment se rendre,comment aller,to walk,walk between,far to walk',
  weight: 1.8,
  examples: {
    en: ['How far is it from Prague to Berlin?', 'train from Paris to Amsterdam, how long?'],
    fr: [
      'À quelle distance est Sintra de Lisbonne ?',
      'Combien de temps en train de Paris à Amsterdam ?',
    ],
  },
})
