import { intent } from './intent.ts'

export const aroundIntent = intent({
  topic: 'around',
  name: { en: 'getting around', fr: 'les déplacements' },
  act: 'ask',
  cues: 'get around,getting around,public transport,public transportation,public transit,metro,subway,tube,bus pass,transit pass,day pass,city pass,tram,trams,uber,taxi,taxis,walkable,on foot,need a car,besoin d une voiture,besoin d une auto,besoin d un char,rent a car,car rental,parking,se deplacer,transport en commun,transports en commun,a pied,louer une voiture,louer une auto,stationnement,bike,bikes,scooter,oyster,contactless,travelcard,metro pass,navigo,opal card,octopus card,suica,navegante,passe,get around,easy to get around,ways to get around,transit,navigate the city,without a car,do without a car,need to rent,rent a car or,should i rent a car,should we rent a car,lyft,grab,rideshare,single tickets,roma pass,transport pass,metro accessible,walk everywhere,le metro,accessible by foot',
  examples: {
    en: ['How do you get around in Amsterdam?', 'Is Lisbon walkable?', 'do we need a car in Bali?'],
    fr: ['Comment se déplacer à Paris ?', 'A-t-on besoin d’une voiture à Banff ?'],
  },
})
