import { intent } from './intent.ts'

export const sightsIntent = intent({
  topic: 'sights',
  act: 'find',
  cues: 'things to do,stuff for,stuff to do,fun for,things for,something to do,choses a faire,choses romantiques,what to do,what to see,sights,sight,attractions,attraction,must see,must sees,must do,top sights,highlights,sightseeing,activities,activity,museums in,museums,beaches,parks,markets,gardens,free things,rainy day,landmarks,quoi faire,quoi voir,que faire,que voir,a voir,a faire,attraits,incontournables,activites,hidden gems,off the beaten path,not miss,should i see,should we see,monuments,viewpoints,temples,musees,plages',
  examples: {
    en: [
      'What are the top sights in Kyoto?',
      'Free things to do in London',
      'best museums in Paris',
    ],
    fr: ['Que voir à Barcelone ?', 'Quoi faire à Québec avec des enfants ?'],
  },
})
