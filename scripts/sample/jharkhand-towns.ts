/**
 * Sub and head post offices outside Palamu whose town has another name, by district and town.
 * Localities of a city become the city. An empty town means that the office is an institution or
 * works colony, not a town.
 */
export const townByPostOffice: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Bokaro: {
    'Bokaro Steel City':
      'BSCity RS, Civil Court Area Bokaro, NDC B.S.CITY, Sector III, Sector IV, Sector IX, ' +
      'SectorI, SectorVI, Marafari Colony',
    Chas: 'Garga Check Post',
    Chandankiyari: 'Chandan Kiyari',
    Dugda: 'Dugdha Coal washery',
    Gomia: 'IEGomia',
    Jainamore: 'Jaina',
    Jarangdih: 'Jarangdih Colliery',
    Lalpania: 'TTPSLalpania',
    Peterwar: 'Peterbar',
    Phusro: 'Phusro Bazar',
    Swang: 'Swang Colliery',
    Tenughat: 'Right Bank Tenughat, Tenughat Dam',
  },
  Chatra: { Tandwa: 'NTPC North Karanpura' },
  Deoghar: {
    Deoghar:
      'B MANDIR, BDeoghar, Deoghar College, Deoghar Court, Deosang BT, Hindipith, ' +
      'Jhaunsagarhi, Satsang',
    Karon: 'Karogram',
    Madhupur: 'Madhupur Bazar',
  },
  Dhanbad: {
    Dhanbad:
      '99 Koylanchal City, BCCl Township, Baramuri Sub Post Office, Centralized Delivery Office, ' +
      'Cmpf, Cmrs, DSE, Dhanbad Bazar, Dhanbad Hirapur, Housing Colony, Indian School Of Mines, ' +
      'Jagjivan Nagar, KGAshram, Manaitand, NDC DHANBAD, Naya Bazar Wasseypur',
    Barwadda: 'BARWADDA',
    Jharia: 'Jharia Bazar, Jharia Manbad',
    Katras: 'Katras Bazar, Katrasgarh',
    'Khas Jeenagora': 'Khasjeena Gora',
    Maithon: 'Maithon Dam',
    Mahuda: 'Mohuda',
    Nirsa: 'Nirsa Chatti',
    Panchet: 'Panchet Dam',
    Patherdih: 'Patherdih Coal Washery',
    Sindri: 'SIT, Domgarh, ACC Colony',
    '': 'BPolytechnic, Fri, KkPolytechnic, Shramik Nagar',
  },
  Dumka: {
    Dumka: 'Bandarjori, Dumka Court, SPCollege, Shivpahar',
    Basukinath: 'Basukinathdham',
    Masalia: 'Ranga Masalia',
    Ramgarh: 'Ramgarah',
  },
  'East Singhbhum': {
    Jamshedpur:
      'Agrico, Azadnagar, Baridih Colony, Birsanagar, Bistupur Bazar, Burma Mines, Civil Court, ' +
      'Gobindpur Housing Colony, Golmuri, Indranagar, Kadma, Kalimati Market, MGM Medical ' +
      'College, N M L, Nodal Delivery Centre Jamshedpur, Pardih, Rahargora, Sakchi Court, ' +
      'Sakchi, Sonari, Tatanagar, Telco GM Office, Telco Plaza Market, Telco Works',
    Hata: 'Hata Chowk',
    Jadugoda: 'Jadugoda Mines',
    Musabani: 'Mosabani Mines',
    Narwa: 'Narwa Mines',
    'Rakha Mines': 'Rakha Copper Project',
  },
  Garhwa: {
    Bhawnathpur: 'Bhawnathpur TownShip',
    Majhiaon: 'Manjhiaon',
    'Nagar Untari': 'Nagar Utari',
    Ranka: 'Ranka Raj',
  },
  Giridih: {
    Giridih: 'Barganda, Giridih Town, Giridih Bazar, Makatpur',
    Gawan: 'Ganwan',
    Isri: 'Isri Bazar',
    'Raj Dhanwar': 'Rajdhanwarf',
    Sariya: 'Suriya',
    Shikharji: 'Shikherjee',
  },
  Godda: {
    Lalmatia: 'Lalmatia Colliery',
    Mahagama: 'Mahgama',
    Pathargama: 'Pathergama',
    Sarouni: 'Sarouni Bazar',
  },
  Gumla: { Gumla: 'Gumla Bazar, Kartick Oraon College' },
  Hazaribagh: {
    Hazaribagh:
      'Bara Bazar, Boddam Bazar, College More, Distt Board, Hazaribagh Court, Korrah, ' +
      'Pethiatand, Reformatory School',
    Bishnugarh: 'Bishungarh',
    Chauparan: 'Chouparan',
    Daru: 'Daroo',
    'Konar Dam': 'Konardam',
    Meru: 'BSF Meru',
  },
  Jamtara: { Jamtara: 'Jamtara Court' },
  Koderma: {
    Domchanch: 'Domchanch Bazar',
    'Jhumri Telaiya': 'Jhumari Telaiya Bazar',
    Koderma: 'Kodarma',
    '': 'Koderma Thermal Power Station',
  },
  Latehar: { Latehar: 'Latehar Hsgii, Latehar Rsso', Mahuadanr: 'Mahuwadand' },
  Lohardaga: { Lohardaga: 'Lohardaga Bazar, Lohardaga Court' },
  Pakur: { Maheshpur: 'Maheshpur Raj', Pakur: 'Pakur RS' },
  Ramgarh: {
    Ramgarh: 'RAMGARH COURT, Ramgarh Cantt, Ramgarh Project',
    Barkakana: 'Barkakana NTS',
    Bhurkunda: 'Bhurkunda Bazar',
    Chitarpur: 'Chittarpur',
    Gidi: 'Giddi A, Giddi C',
    Patratu: 'Patratu TPS',
    Saunda: 'Sounda C, Sounda D',
    Topa: 'Topa Coliery',
    '': 'Src',
  },
  Ranchi: {
    Ranchi:
      'AG Jharkhand, Adalhatu, Argora, Ashok Nagar, Buti Chowk, Church Road, Chutia, Dhurwa, ' +
      'Doranda, HEC Adm Bldg, HEC Colony, HEC Expert Hostel, Harmu Housing Colony, Hatia, Hehal, ' +
      'Hindpiri, Hindustan Steel Colony, Hinoo, Indrapuri Colony, Jagarnath Nagar Colony, ' +
      'Jharkhand High Court, Jharkhand Vidhan Sabha, Kanke Road, Kantatoli, Kokar, Krishnapuri, ' +
      'Lalpur, Lower Bazar, Morabadi, Ncdc, New Area Marabadi, Nodal Delivery Centre Ranchi, Old ' +
      'Commissioner Compound, Railway Colony Hatia, Ranchi Airport, Ranchi Court, Ranchi GPO, ' +
      'Ranchi Medical College Campus, Ranchi Medical College, Ranchi University, SEMBO, Sail ' +
      'City, Satellite Colony',
    Dakra: 'Dakra Colliery',
    Kanke: 'Ranchi Agriculture College, Ranchi Veterinary College',
    Khelari: 'Khalari',
    McCluskieganj: 'Mc Cluskiganj',
    Muri: 'Chotamuri',
    Nagri: 'Piskanagri',
    Neori: 'Neori Vikas Vidyalaya',
    Tatisilwai: 'Tatisilway',
  },
  Sahibganj: {
    Sahibganj: 'Sahibganj College, Sahibganj Court',
    Rajmahal: 'Kassim Bazar',
    Sakrigali: 'Sakrigali Ghat',
    Tinpahar: 'Tinpahar RS',
  },
  'Seraikela-Kharsawan': {
    Adityapur: 'Adityapur Industrial Area, NIT',
    Kharsawan: 'Kharsawangarh',
    Seraikela: 'Seraikella',
  },
  'West Singhbhum': {
    Chaibasa: 'Bari Bazar, JMP Chowk, Tata College Chaibasa',
    Chakradharpur: 'Chakradharpur Bazar, Chakradharpur Colony',
    Kiriburu: 'Kiriburu Base Camp',
    Noamundi: 'Noamundi Bazar',
  },
}
