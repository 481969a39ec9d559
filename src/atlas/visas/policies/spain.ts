import { schengenPolicy } from './schengen.ts'

export const spain = schengenPolicy({
  to: 'ES',
  link: 'https://www.exteriores.gob.es/en/ServiciosAlCiudadano/Paginas/Servicios-consulares.aspx',
  where: 'Spanish consulate or its visa centre',
  freedom:
    '{citizens} enter Spain, the Balearics and the Canaries with a passport or identity card of the European Union. No visa, form or fee applies.',
  exempt:
    '{citizens} may spend up to 90 days in any 180 in Spain without a visa, islands included. Officers may ask for a return ticket, lodging and means for the stay.',
  visa: '{citizens} need a Schengen visa from a Spanish consulate or its visa centre. It also covers the Balearic and the Canary Islands.',
  visaForRussians:
    '{citizens} need a Schengen visa, which Spanish visa centres still accept for tourism. The way to Spain leads through a third country.',
})
