import { intent } from './intent.ts'

export const sightsIntent = intent({
  topic: 'sights',
  name: { en: 'sights', fr: 'les attraits' },
  act: 'find',
  cues: 'things to do,stuff for,stuff to do,fun for,things for,something to do,choses a faire,choses romantiques,what to do,what to see,sights,sight,attractions,attraction,must see,must sees,must do,top sights,highlights,sightseeing,activities,activity,museums in,museums,beaches,parks,markets,gardens,free things,rainy day,landmarks,quoi faire,quoi voir,que faire,que voir,a voir,a faire,attraits,incontournables,activites,hidden gems,off the beaten path,not miss,should i see,should we see,monuments,viewpoints,temples,musees,plages,sunset spot,watch the sunset,best sunset,what is there to do,is there to do,is there to see,what can we do,what can i do,what can i see,what can we see,what else is there,things to see,stuff with,free stuff,free things to do,whats good,what is good,hidden gem,secret spots,if it rains,when it rains,if it s raining,it rains all day,rains all day,rain all day,a rainy,what if it rains,s il pleut,quand il pleut,rainy day,to do at night,at night in,to propose,propose to,tallest,oldest,biggest,best museum,best market,best beach,best park,best hike,best hikes,hikes,hike,hiking,snorkelling,snorkeling,surfers,surf,plage,randonnee,activites pour,market in,park in,beach in,museum in,good hikes,worth it,worth visiting,worth seeing',
  examples: {
    en: [
      'What are the top sights in Kyoto?',
      'Free things to do in London',
      'best museums in Paris',
    ],
    fr: ['Que voir à Barcelone ?', 'Quoi faire à Québec avec des enfants ?'],
  },
})
