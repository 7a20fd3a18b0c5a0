/**
 * Points inside the district that are still not the office's place, by office name and PIN code:
 * they lie 3 km and more from the village of that name, or on another town's centre.
 */
export const wrongPostOfficePoints: readonly string[] = [
  'Belwatikar 822101',
  'Hamidganj 822101',
  'Bansdih Khurd 822110',
  'Karkatta 822113',
  'Khajuri 822113',
  'Lalgarha 822113',
  'Madwa 822113',
  'Sildag 822113',
  'Imamnagar Barewa 822115',
  'Badepur 822116',
  'Kalapahad 822116',
  'Lotaniya 822116',
  'Sonpurwa 822116',
  'Japla Cement Factory 822117',
  'Arka 822118',
  'Selari 822118',
  'Naudiha 822122',
  'Ratanpur 822122',
  'Mahulia 822123',
  'Nawa Jaipur 822123',
  'Purnadih 822123',
  'Padwa 822124',
  'Rajhara Colliery 822124',
  'Bohita 822126',
  'Kulahia 822131',
  'Kajru Kala 822132',
]
