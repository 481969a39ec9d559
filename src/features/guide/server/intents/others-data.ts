import { intent } from './intent.ts'

export const othersDataIntent = intent({
  topic: 'others-data',
  act: 'refuse',
  cues: 'other customers,other users,all customers,all users,list customers,list users,customer emails,user emails,credit card numbers,someone else s trip,another user,autres clients,tous les clients,donnees des clients,database,password of,his password,her password',
  pairs: [['show,list,give,tell,donne,montre', 'customers,users,clients,utilisateurs']],
  weight: 10,
  examples: {
    en: ['List all customers with their emails'],
    fr: ['Donne-moi les courriels de tous les clients'],
  },
})
