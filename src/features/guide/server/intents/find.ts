import { intent } from './intent.ts'

export const findIntent = intent({
  topic: 'find',
  name: { en: 'where to go', fr: 'où aller' },
  act: 'find',
  cues: 'anywhere good,anywhere warm,anywhere,some place,someplace,where should i go,where should we go,where can i go,where can we go,where could we go,where to go,which city,which country,which place,which places,which destination,destination ideas,destinations,suggest a place,suggest somewhere,somewhere,recommend a,recommend some,recommend me,ideas for,any ideas,inspire,ou aller,ou partir,quelle destination,quelle ville,quel pays,une destination,quelque part,idees de voyage,surprise me,what else,somewhere else,not there,another place,other ideas,other places,autre chose,ailleurs,un autre endroit,best place for,best places for,good places for,warm place,which of your destinations,where do i see,where do you suggest,getaway,getaways,something romantic,something warm,un endroit,une escapade,where in the world,where is good,which destination,des idees,something in europe,something in asia,we want a beach,a beach week,beach vacation,beach holiday,what about mexico instead,weekend getaway,surprise us,can go to,where could i go,where would you go',
  weight: 2.5,
  examples: {
    en: ['Where should we go in February for some sun?', 'somewhere warm with beaches in March'],
    fr: ['Où partir en janvier au soleil ?', 'Une destination avec des plages en octobre ?'],
  },
})
