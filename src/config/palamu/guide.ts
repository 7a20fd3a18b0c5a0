import type { Guide } from '#config/guide-content.ts'

/**
 * Palamu. The figures of the 2011 census are the final ones. Where sources differ, the note says
 * so. Claims that pages only copy from one another (the name of Betla as a word made of animals, a
 * tiger count for today) are left out.
 */
export const DISTRICT_GUIDE: Guide = {
  title: 'Palamu District',
  titleHi: 'पलामू ज़िला',
  lede:
    'Sal forest and rivers in the north-west of Jharkhand, between the Son and the plateau: ' +
    'places to see, the people and their feasts, and how to get there.',
  description:
    'A guide to Palamu district, Jharkhand: quick facts, nine places to see, culture, ' +
    'economy, history, blocks, wildlife, transport, education, food and climate, with sources.',
  keywords:
    'Palamu, Palamau, Medininagar, Daltonganj, Jharkhand, Betla National Park, Palamu Fort, ' +
    'North Koel, district guide',
  badges: [
    'Palamu division, Jharkhand',
    'Headquarters Medininagar',
    'On the North Koel',
    'Sal forest country',
  ],
  facts: {
    items: [
      { label: 'State', value: 'Jharkhand', note: 'In Palamu division, with Garhwa and Latehar' },
      {
        label: 'Headquarters',
        value: 'Medininagar',
        note: 'Earlier Daltonganj; the station still is',
      },
      { label: 'Area', value: '5,043 sq km', note: 'The 2011 census reckons with 4,393' },
      { label: 'Population', value: '19,39,869', note: 'Census 2011, final count' },
      { label: 'Density', value: '385 per sq km', note: 'On 5,043 sq km' },
      { label: 'Literacy', value: '63.19%', note: '63.63% when counted from the census tables' },
      { label: 'Sex ratio', value: '928 per 1000', note: 'Women to 1000 men, 2011' },
      {
        label: 'Sub-divisions',
        value: '3',
        note: 'As the district names them; 6 is also told, but we found no source for it',
      },
      { label: 'Blocks', value: '20', note: 'In 2011; 21 today' },
      { label: 'Main river', value: 'North Koel', note: 'It joins the Son' },
      { label: 'Villages', value: '1,882', note: 'In 283 gram panchayats' },
      { label: 'Vehicles and phones', value: 'JH-03, 06562', note: 'Main PIN 822101' },
    ],
    sources: 'Census of India 2011; palamu.nic.in; Wikipedia (division, names, codes).',
  },
  about: {
    paragraphs: [
      'Palamu lies where the Chota Nagpur plateau comes down to the Son. Bihar is to the ' +
        'north, Chatra to the east, Latehar to the south and Garhwa to the west. Most of its ' +
        'people live in villages: in the 2011 census 17,13,866 of 19,39,869, and seven of ten ' +
        'at work were farmers or farm labourers.',
      'For about two hundred years the Chero kings ruled here, and their two forts above the ' +
        'Auranga still stand in ruins. In 1857 the brothers Nilamber and Pitamber led the ' +
        'rising of the district; its university bears their names.',
      'Palamu was once much larger. Garhwa became a district of its own in 1991 and Latehar ' +
        'in 2001, so that Betla, Netarhat and the forts now lie across the boundary. This guide ' +
        'names them all the same, and says so.',
    ],
    reasons: [
      {
        title: 'Forest',
        text:
          'One of the first nine tiger reserves of India, with its park some 20 km from ' +
          'Medininagar.',
      },
      { title: 'Forts', text: 'Two forts of the Chero kings, one of them with a carved gate.' },
      {
        title: 'Water',
        text: 'Rivers that meet at Kechki, boats on Malay, falls in the hills to the south.',
      },
      { title: 'Feasts', text: 'Sarhul in spring, Karma in Bhado, Sohrai after the rains.' },
    ],
    sources:
      'Census of India 2011; palamu.nic.in; Wikipedia (forts, 1857, tiger reserve); ' +
      'velocityeducore.com for the dates of division (one source).',
  },
  attractions: {
    lede:
      'Three of these lie in the district. The others are in Latehar or shared with it, and ' +
      'each says so.',
    items: [
      {
        name: 'Betla National Park',
        nameHi: 'बेतला राष्ट्रीय उद्यान',
        type: 'Wildlife',
        drawing: 'elephant',
        text: 'The national park within the tiger reserve: elephants, deer and sal forest.',
        details: [
          'Latehar, 20 to 25 km from Medininagar',
          '226 sq km',
          'Shut from 1 July to 30 September',
        ],
      },
      {
        name: 'Palamau Tiger Reserve',
        nameHi: 'पलामू व्याघ्र आरक्ष',
        type: 'Wildlife',
        drawing: 'tiger',
        text:
          'Among the first nine reserves of Project Tiger. Tigers were counted here by their ' +
          'pugmarks as early as the 1930s.',
        details: [
          'Palamu, Latehar and Garhwa',
          'About 1,130 sq km, 414 of it core',
          'Since 1973-74',
        ],
      },
      {
        name: 'Palamu Forts',
        nameHi: 'पलामू क़िला',
        type: 'Heritage',
        drawing: 'fort',
        text:
          'An old and a new fort in ruins over the Auranga, rebuilt under the Chero king Medini ' +
          'Ray; the new one keeps its carved Nagpuri gate.',
        details: ['Latehar, about 20 km from Medininagar', '17th century'],
      },
      {
        name: 'Kechki Sangam',
        nameHi: 'केचकी संगम',
        type: 'Nature',
        drawing: 'river',
        text: 'Where the Auranga runs into the Koel.',
        details: [
          'On the boundary with Latehar',
          '16 to 18 km south of Medininagar',
          'Its own railway halt',
        ],
      },
      {
        name: 'Netarhat',
        nameHi: 'नेतरहाट',
        type: 'Hill Station',
        drawing: 'hill',
        text: 'A plateau known for its sunrise and its sunset.',
        details: ['Latehar', 'About 3,622 feet high', 'About 156 km from Ranchi'],
      },
      {
        name: 'Lodh Falls',
        nameHi: 'लोध जलप्रपात',
        type: 'Water Body',
        drawing: 'fall',
        text: 'Also Burha Ghagh: called the highest fall of Jharkhand.',
        details: ['Latehar, about 120 km from Medininagar', '143 m'],
      },
      {
        name: 'Malay Dam',
        nameHi: 'मलय डैम',
        type: 'Water Body',
        drawing: 'bird',
        text: 'Water ringed by hills, with boats since 2021.',
        details: ['Satbarwa block, Palamu', 'About 20 km from Medininagar'],
      },
      {
        name: 'Haidarnagar Devi Dham',
        nameHi: 'हैदरनगर देवी धाम',
        type: 'Religious',
        drawing: 'temple',
        text:
          'A temple of the goddess of about 1887, with a fair in both Navratras that draws ' +
          'people from several states.',
        details: ['Haidarnagar, Palamu', '80 to 85 km from Medininagar'],
      },
      {
        name: 'Bhim Chulha',
        nameHi: 'भीम चूल्हा',
        type: 'Heritage',
        drawing: 'hearth',
        text: 'Rocks by the Koel that are told to be the hearth of Bhim, of the Mahabharata.',
        details: ['Mohammadganj, Palamu', 'About 70 km by rail, 80 by road (one source)'],
      },
    ],
    sources:
      'palamu.nic.in; cm.jharkhand.gov.in; etvbharat.com; devdiscourse.com; ' +
      'prabhatkhabar.com; Wikipedia. Sources differ on the reserve’s size and on the builders ' +
      'of the old fort.',
  },
  culture: {
    lede:
      'The paintings on this site follow the manner of Sohrai and Khovar, which the women of ' +
      'Jharkhand paint on mud walls. The feasts are those of the whole state.',
    items: [
      {
        title: 'Karma',
        text:
          'A branch of the karam tree is brought in, planted and danced around in the month of ' +
          'Bhado.',
      },
      {
        title: 'Sarhul',
        text:
          'The sal is worshipped when it flowers in spring: the greatest tribal feast of the ' +
          'state.',
      },
      {
        title: 'Sohrai',
        text: 'The feast of the cattle in Kartik, after the rains; houses are painted anew.',
      },
      {
        title: 'Palamu Fort Mela',
        text:
          'Two days by the Auranga at Phulwaria, Satbarwa, in memory of the Chero kings; on 29 ' +
          'and 30 October in the report we saw.',
      },
      {
        title: 'Haidarnagar fair',
        text:
          'In Chaitra and in Sharad Navratra visitors from several states come to the Devi ' +
          'Dham.',
      },
      {
        title: 'Many tongues',
        text:
          'In Palamu division 57% named Hindi as their language in 2011, 22% Magahi, 7% Sadri ' +
          'or Nagpuri, 6% Urdu, 4% Kurukh, 3% Bhojpuri.',
      },
    ],
    sources:
      'indianetzone.com; unacademy.com (feasts); etvbharat.com (Haidarnagar); public.app ' +
      '(fort fair, one source); Wikipedia “Palamu division” (languages).',
  },
  economy: {
    items: [
      {
        title: 'Farming',
        drawing: 'plough',
        text:
          '72% of 7,13,175 people at work were cultivators or farm labourers in 2011. Rice and ' +
          'sugarcane are named most.',
      },
      {
        title: 'Coal',
        drawing: 'hill',
        text:
          'The Rajhara colliery went back to work on 17 January 2026, after a stop since about ' +
          '2010.',
      },
      {
        title: 'Graphite',
        drawing: 'flower',
        text: 'A deposit is reported at Champi in Satbarwa block (one source).',
      },
      {
        title: 'Cement, once',
        drawing: 'rail',
        text: 'The works at Japla on the Son closed in 1993, and the machines were auctioned.',
      },
      {
        title: 'Forest goods',
        drawing: 'palash',
        text:
          'Lac is raised on palash trees; bamboo, catechu and cocoons stand in the old ' +
          'gazetteer.',
      },
      {
        title: 'Services and visitors',
        drawing: 'bank',
        text:
          '87 bank branches were in the first lists of this directory. The forest draws ' +
          'visitors, except in the rains, when it is shut.',
      },
    ],
    sources:
      'Census of India 2011; Wikipedia (crops); business-standard.com (coal); ' +
      'jharkhandupdates.com (graphite, lac); japla.in (cement); the gazetteer on docslib.org; ' +
      'lagatar.in (visitors); bank branches counted.',
  },
  timeline: {
    items: [
      {
        year: '1613',
        title: 'The Chero kings',
        text: 'Bhagwat Rai takes Palamu. His house rules for about two hundred years.',
      },
      {
        year: '1660',
        title: 'Daud Khan’s march',
        text: 'The governor of Bihar leaves Patna in April and has the forts by December.',
      },
      {
        year: '1771',
        title: 'The Company comes',
        text: 'Troops of the East India Company under Captain Camac attack the fort.',
      },
      {
        year: '1857',
        title: 'Nilamber and Pitamber',
        text:
          'On 21 October the brothers lead the attack on Chainpur. They were hanged at ' +
          'Lesliganj, by most accounts on 28 March 1859.',
      },
      {
        year: '2001',
        title: 'Today’s boundaries',
        text: 'After Garhwa in 1991, Latehar becomes a district of its own on 4 April.',
      },
    ],
    sources:
      'An Anthropological Survey book quoted by exoticindiaart.com; tryxyz.com (1660); ' +
      'jharkhandexam.in (1771); Wikipedia; velocityeducore.com (2001). When the district ' +
      'itself was formed is told differently (1892 or 1928), so it is left out.',
  },
  divisions: {
    lede:
      'Three sub-divisions, and 20 blocks in the 2011 census, a 21st since. Populations are ' +
      'given where we found one with a source.',
    items: [
      {
        name: 'Medininagar Sadar',
        kind: 'Sub-division',
        population: null,
        note: 'Around the headquarters',
      },
      { name: 'Chhatarpur', kind: 'Sub-division', population: null, note: 'North of Medininagar' },
      {
        name: 'Hussainabad',
        kind: 'Sub-division',
        population: null,
        note: 'In the north, towards the Son',
      },
      {
        name: 'Medininagar',
        kind: 'Town',
        population: '78,396',
        note: '2011, the town itself; the corporation made since is larger',
      },
      {
        name: 'Hariharganj',
        kind: 'Block',
        population: '74,203',
        note: '2011, on 139 sq km (one source)',
      },
      {
        name: 'Hussainabad',
        kind: 'Town',
        population: '23,441',
        note: '2001; later figures differ',
      },
    ],
    blocks: [
      'Hussainabad',
      'Haidernagar',
      'Mohammadganj',
      'Hariharganj',
      'Pipra',
      'Chhatarpur',
      'Nawadiha Bazar',
      'Pandu',
      'Untari Road',
      'Bishrampur',
      'Nawa Bazar',
      'Patan',
      'Padwa',
      'Manatu',
      'Tarhasi',
      'Panki',
      'Satbarwa',
      'Nilambar-Pitambarpur (Lesliganj)',
      'Medininagar (Daltonganj)',
      'Chainpur',
    ],
    sources:
      'palamu.nic.in; Census of India 2011; villageinfo.in (Hariharganj); a municipal table ' +
      'on docslib.org (Hussainabad).',
  },
  wildlife: {
    lede:
      'What lives in the forests of the tiger reserve and around it. How many tigers there are ' +
      'is not known well enough to print a number.',
    pictures: [
      { drawing: 'tiger', name: 'Tiger', nameHi: 'बाघ' },
      { drawing: 'elephant', name: 'Elephant', nameHi: 'हाथी' },
      { drawing: 'deer', name: 'Chital', nameHi: 'चीतल' },
      { drawing: 'peafowl', name: 'Peafowl', nameHi: 'मोर' },
    ],
    groups: [
      { title: 'Hunters', text: 'Tiger, leopard, dhole, grey wolf and sloth bear.' },
      {
        title: 'Grazers',
        text:
          'Elephant, gaur, chital, sambar, barking deer, nilgai, four-horned antelope, wild ' +
          'boar.',
      },
      { title: 'Small and shy', text: 'Pangolin, porcupine, mouse deer and langur.' },
      {
        title: 'Birds',
        text:
          'Peafowl, hornbill, red junglefowl and partridge; 174 kinds are listed for Betla (one ' +
          'source).',
      },
      {
        title: 'Trees',
        text: 'Sal and bamboo, mahua, kendu, and palash, red with flowers in spring.',
      },
    ],
    sources: 'palamu.nic.in; vajiramias.com; transindiatravels.com (bird list).',
  },
  transport: {
    items: [
      {
        title: 'By rail',
        drawing: 'rail',
        text:
          'Daltonganj (DTO) is on the line from Son Nagar to Barkakana. Trains also call at ' +
          'Japla, Haidarnagar, Mohammadganj, Untari Road, Rajhura, Kajri and Chianki.',
      },
      {
        title: 'By road',
        drawing: 'tree',
        text: 'NH 39 leads to Ranchi, about 165 km, and to Garhwa; NH 139 to Aurangabad in Bihar.',
      },
      {
        title: 'By air',
        drawing: 'sun',
        text:
          'The airport is Ranchi’s. The strip at Chianki was chosen for regional flights; we ' +
          'found no service in 2024.',
      },
      {
        title: 'Nearby',
        drawing: 'branch',
        text:
          'Buses between Medininagar and Betla, shared autos and jeeps (one source: ask before ' +
          'you set out).',
      },
    ],
    sources:
      'Wikipedia; the station list of this site; etvbharat.com (August 2024); a student ' +
      'project about the reserve (buses).',
  },
  learning: {
    items: [
      {
        title: 'Nilamber-Pitamber University',
        drawing: 'school',
        text: 'In Medininagar, since 2009.',
      },
      {
        title: 'Medini Rai Medical College',
        drawing: 'hospital',
        text: 'Opened in 2019; its first doctors passed in 2025.',
      },
      {
        title: 'Schools',
        drawing: 'flower',
        text: '2,957 in the national register: 2,706 in villages, 251 in towns.',
      },
      {
        title: 'Health centres',
        drawing: 'medicine',
        text:
          'Chainpur, Lesliganj, Manatu, Panki and Hariharganj have primary health centres in ' +
          'the national directory, an old list.',
      },
    ],
    sources:
      'Wikipedia (university); etvbharat.com (medical college); UDISE schools, counted; ' +
      'National Hospital Directory.',
  },
  cuisine: {
    lede: 'Eaten all over Jharkhand, and at home here.',
    items: [
      { title: 'Dhuska', nameHi: 'धुस्का', text: 'Bread of rice and gram, fried.' },
      {
        title: 'Litti-chokha',
        nameHi: 'लिट्टी-चोखा',
        text: 'Wheat balls filled with sattu, with mash.',
      },
      { title: 'Chilka roti', nameHi: 'छिलका रोटी', text: 'A thin crepe of rice and gram.' },
      { title: 'Dal pitha', nameHi: 'दाल पीठा', text: 'Steamed dumplings of rice and dal.' },
      { title: 'Rugra', nameHi: 'रुगड़ा', text: 'A forest fungus of the rains.' },
      { title: 'Thekua', nameHi: 'ठेकुआ', text: 'A biscuit of wheat and jaggery, made for Chhath.' },
    ],
    sources: 'incredibleindia.org; indiafoodtour.com; pinkvilla.com.',
  },
  geography: {
    land: [
      'The district reaches from the Son in the north to the first forested hills of the ' +
        'plateau in the south. The North Koel comes from the south, takes in the Auranga at ' +
        'Kechki and the Amanat north of Medininagar, and goes on to the Son.',
      'Medininagar stands about 215 m above the sea. Forest covered 27.67% of the district in ' +
        '2021: sal above all, with bamboo, mahua, palash and kendu.',
    ],
    climate: [
      'Dry, hot and bracing. Medininagar reached 47.5 °C on 28 May 2024, and its record is ' +
        '47.8 °C of 6 May 1978. Winter mornings go down to about 5 °C. For the rain we found no ' +
        'figure good enough to print.',
    ],
    seasons: [
      { name: 'Summer', nameHi: 'गर्मी', from: 3, to: 6, text: 'March to June' },
      { name: 'Monsoon', nameHi: 'बरसात', from: 7, to: 9, text: 'July to September' },
      { name: 'Winter', nameHi: 'जाड़ा', from: 10, to: 2, text: 'October to February' },
    ],
    sources:
      'palamu.nic.in; Wikipedia; newsdrum.in (PTI, heat); etvbharat.com (cold); ' +
      'indiastatdistricts.com (forest, one source).',
  },
}
