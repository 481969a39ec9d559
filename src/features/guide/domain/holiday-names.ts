import { wordTable } from '#platform/shared/word-table.ts'

/** The commonest public holidays in French; the others keep the name of the table. */
const french = wordTable({
  'New Year’s Day': 'le jour de l’An',
  'Christmas Day': 'Noël',
  'Labour Day': 'la fête du Travail',
  'Good Friday': 'le Vendredi saint',
  'Easter Monday': 'le lundi de Pâques',
  'Easter Sunday': 'le dimanche de Pâques',
  'Independence Day': 'la fête de l’Indépendance',
  'All Saints’ Day': 'la Toussaint',
  'Ascension Day': 'l’Ascension',
  'Whit Monday': 'le lundi de Pentecôte',
  'Whit Sunday': 'la Pentecôte',
  'National Day': 'la fête nationale',
  'Bastille Day': 'la fête nationale (14 juillet)',
  'Second Day of Christmas': 'le lendemain de Noël',
  'Boxing Day': 'le lendemain de Noël',
  'Saint Stephen’s Day': 'la Saint-Étienne',
  Epiphany: 'l’Épiphanie',
  'Assumption Day': 'l’Assomption',
  'Immaculate Conception': 'l’Immaculée Conception',
  'Maundy Thursday': 'le Jeudi saint',
  'Republic Day': 'la fête de la République',
  'Constitution Day': 'le jour de la Constitution',
  'Corpus Christi': 'la Fête-Dieu',
  'Chinese New Year': 'le Nouvel An chinois',
})

export const holidayNameFr = (name: string): string => french.get(name.replaceAll("'", '’')) ?? name
