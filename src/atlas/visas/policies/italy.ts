import { schengenPolicy } from './schengen.ts'

export const italy = schengenPolicy({
  to: 'IT',
  link: 'https://vistoperitalia.esteri.it/home/en',
  where: 'Italian consulate or its visa centre',
  freedom:
    '{citizens} cross into Italy as citizens of the European Union and need only a valid passport or identity card. Hotels register every guest with the police.',
  exempt:
    '{citizens} need no visa for holidays in Italy of up to 90 days in any 180. The count runs over the whole Schengen area. Hotels pass the names of guests to the police, which also serves as your declaration of presence.',
  visa: '{citizens} need a Schengen visa from an Italian consulate before a holiday in Italy. The questionnaire of the Foreign Ministry lists the papers for each case.',
  visaForRussians:
    '{citizens} need a Schengen visa from an Italian consulate or its visa centre. Italy is reached by way of a third country, as direct flights are suspended.',
})
