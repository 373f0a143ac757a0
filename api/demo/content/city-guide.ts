import type { Region } from './regions.js';
import type { VenueFamily } from './venue-types.js';

/** Facts about a city for the texts of its venues. Distances are by road, rounded, from the locality. */
export interface CityGuide {
  city: string;
  region: Region;
  /** Share of the demo's venues. */
  weight: number;
  /** Price level of the city; 1 is average. */
  tier: number;
  station: string;
  airport: string;
  /** Localities with their distance from the station in kilometres, nearest first. */
  localities: (readonly [string, number])[];
  /** Localities by a lake, river or the sea, and its local name. */
  lake?: { water: string; at: (readonly [string, number])[] };
  sea?: { at: (readonly [string, number])[] };
  /** Families and their share of this city's venues. */
  mix: (readonly [VenueFamily, number])[];
}

type Pairs = (readonly [string, number])[];

/** Parses 'Fatehpura 4, Bedla 9', which keeps the table below readable. */
function places(text: string): Pairs {
  return text.split(',').map((part) => {
    const match = /^\s*(.+?) (\d+)\s*$/.exec(part);
    if (!match) throw new Error(`Not a place and a distance: ${part}`);
    return [match[1] ?? '', Number(match[2])] as const;
  });
}

function mix(text: string): (readonly [VenueFamily, number])[] {
  return places(text) as (readonly [VenueFamily, number])[];
}

export const CITY_GUIDES: CityGuide[] = [
  {
    city: 'Udaipur',
    region: 'rajasthan',
    weight: 22,
    tier: 1.15,
    station: 'Udaipur City station',
    airport: 'Dabok airport',
    localities: places(
      'Hiran Magri 4, Goverdhan Vilas 5, Fatehpura 6, Bhuwana 8, Shobhagpura 8, Bedla 10, Badi 12, Debari 13',
    ),
    lake: { water: 'Pichola', at: places('Ambamata 5, Chandpole 4, Rampura 6') },
    mix: mix('haveli 4, lake 3, lawn 3, garden 2, resort 3, banquet 2, rooftop 2, hotel 2, club 1'),
  },
  {
    city: 'Jaipur',
    region: 'rajasthan',
    weight: 17,
    tier: 1.1,
    station: 'Jaipur Junction',
    airport: 'Sanganer airport',
    localities: places(
      'Bani Park 2, C-Scheme 4, Johari Bazaar 6, Malviya Nagar 10, Mansarovar 11, Jagatpura 13, Kukas 20, Ajmer Road 14',
    ),
    mix: mix(
      'haveli 5, lawn 3, garden 3, resort 2, banquet 3, rooftop 2, hotel 2, conference 1, community 1',
    ),
  },
  {
    city: 'Delhi',
    region: 'delhi',
    weight: 17,
    tier: 1.2,
    station: 'New Delhi station',
    airport: 'the airport',
    localities: places(
      'Karol Bagh 5, Lajpat Nagar 10, Punjabi Bagh 12, Pitampura 15, Rohini 19, Chattarpur 21, Alipur 24, Bijwasan 24, Kapashera 25',
    ),
    mix: mix('banquet 5, lawn 4, hotel 3, club 2, rooftop 1, garden 2, community 2, haveli 1'),
  },
  {
    city: 'Mumbai',
    region: 'mumbai',
    weight: 15,
    tier: 1.2,
    station: 'Dadar station',
    airport: 'the airport',
    localities: places(
      'Matunga 2, Sion 5, Chembur 9, Vile Parle 14, Ghatkopar 13, Andheri East 16, Goregaon 20, Mulund 23, Borivali 28',
    ),
    sea: { at: places('Versova 19, Madh 33, Gorai 36') },
    mix: mix('banquet 5, hotel 3, rooftop 2, club 2, beach 2, community 2, lawn 1, conference 1'),
  },
  {
    city: 'Bengaluru',
    region: 'karnataka',
    weight: 14,
    tier: 1.1,
    station: 'KSR Bengaluru station',
    airport: 'the airport',
    localities: places(
      'Malleshwaram 4, Basavanagudi 5, Jayanagar 7, Rajajinagar 5, Hebbal 10, Banashankari 10, Whitefield 22, Kanakapura Road 18, Devanahalli 35',
    ),
    mix: mix('community 3, banquet 2, resort 3, garden 3, hotel 2, conference 2, club 1, rooftop 1, lawn 2'),
  },
  {
    city: 'Panaji',
    region: 'goa',
    weight: 14,
    tier: 1.15,
    station: 'Karmali station',
    airport: 'Dabolim airport',
    localities: places('Fontainhas 11, Ribandar 8, Porvorim 15, Taleigao 14, Aldona 19, Assagao 25'),
    sea: {
      at: places('Miramar 14, Dona Paula 18, Candolim 24, Siolim 27, Mandrem 36, Varca 41, Cavelossim 46'),
    },
    mix: mix('beach 6, resort 3, garden 1, rooftop 1, haveli 2, banquet 1'),
  },
  {
    city: 'Lucknow',
    region: 'awadh',
    weight: 11,
    tier: 0.95,
    station: 'Charbagh station',
    airport: 'Amausi airport',
    localities: places(
      'Aminabad 3, Hazratganj 4, Alambagh 3, Mahanagar 8, Aliganj 9, Gomti Nagar 10, Faizabad Road 14, Sushant Golf City 15, Mohanlalganj 22',
    ),
    mix: mix('haveli 3, banquet 4, lawn 4, garden 2, hotel 2, community 1'),
  },
  {
    city: 'Hyderabad',
    region: 'deccan',
    weight: 11,
    tier: 1,
    station: 'Secunderabad Junction',
    airport: 'Shamshabad airport',
    localities: places(
      'Marredpally 3, Himayatnagar 8, Banjara Hills 11, Kompally 13, Madhapur 18, Attapur 17, Gandipet 27, Shamirpet 25, Shamshabad 30',
    ),
    mix: mix('banquet 5, lawn 2, hotel 3, haveli 2, conference 1, resort 2'),
  },
  {
    city: 'Chennai',
    region: 'tamil',
    weight: 11,
    tier: 1,
    station: 'Chennai Central',
    airport: 'Meenambakkam airport',
    localities: places(
      'Egmore 2, Purasawalkam 3, Mylapore 7, T. Nagar 8, Vadapalani 9, Adyar 11, Velachery 15, Tambaram 27',
    ),
    sea: { at: places('Injambakkam 20, Uthandi 26, Muttukadu 33, Kovalam 37') },
    mix: mix('community 5, beach 3, hotel 3, banquet 2, conference 1'),
  },
  {
    city: 'Kolkata',
    region: 'bengal',
    weight: 11,
    tier: 1,
    station: 'Howrah station',
    airport: 'Dum Dum airport',
    localities: places(
      'Sovabazar 4, Bowbazar 3, Bhowanipore 7, Ballygunge 9, Salt Lake 11, Behala 12, Tollygunge 11, New Town 18, Baruipur 29',
    ),
    mix: mix('haveli 4, banquet 4, club 2, garden 2, hotel 2, rooftop 1, community 2'),
  },
  {
    city: 'Pune',
    region: 'maharashtra',
    weight: 10,
    tier: 1,
    station: 'Pune Junction',
    airport: 'Lohegaon airport',
    localities: places(
      'Camp 2, Sadashiv Peth 4, Erandwane 6, Kothrud 9, Aundh 9, Hadapsar 9, Wagholi 14, Mulshi 33',
    ),
    mix: mix('lawn 3, community 3, banquet 2, resort 2, hotel 2, club 1, haveli 1'),
  },
  {
    city: 'Ahmedabad',
    region: 'gujarat',
    weight: 10,
    tier: 0.95,
    station: 'Kalupur station',
    airport: 'the airport',
    localities: places(
      'Khadia 2, Shahibaug 4, Navrangpura 7, Satellite 11, Bodakdev 12, Shilaj 18, Sanand 28, Bopal 18',
    ),
    mix: mix('lawn 5, banquet 2, community 2, club 2, hotel 2, haveli 1'),
  },
  {
    city: 'Jodhpur',
    region: 'rajasthan',
    weight: 9,
    tier: 1.1,
    station: 'Jodhpur Junction',
    airport: 'Jodhpur airport',
    localities: places(
      'Ratanada 3, Paota 3, Navchokiya 4, Raika Bagh 2, Shastri Nagar 5, Mandore 9, Banar Road 11, Jhalamand 10',
    ),
    mix: mix('haveli 4, lawn 2, garden 2, resort 2, rooftop 2, hotel 1, banquet 1'),
  },
  {
    city: 'Agra',
    region: 'awadh',
    weight: 8,
    tier: 0.95,
    station: 'Agra Cantt station',
    airport: 'Kheria airport',
    localities: places(
      'Sadar Bazaar 2, Rakabganj 4, Tajganj 6, Kamla Nagar 9, Sikandra 11, Fatehabad Road 8, Dayal Bagh 10',
    ),
    mix: mix('garden 3, banquet 3, lawn 3, hotel 3, rooftop 2, haveli 1'),
  },
  {
    city: 'Varanasi',
    region: 'awadh',
    weight: 8,
    tier: 0.95,
    station: 'Varanasi Junction',
    airport: 'Babatpur airport',
    localities: places('Sigra 2, Cantonment 2, Bhelupur 4, Lanka 7, Sarnath 9, Shivpur 6, Babatpur Road 14'),
    lake: { water: 'the Ganga', at: places('Assi 6, Samne Ghat 8, Rajghat 5') },
    mix: mix('lake 2, banquet 3, lawn 3, garden 2, haveli 2, hotel 2, community 1'),
  },
  {
    city: 'Chandigarh',
    region: 'punjab',
    weight: 8,
    tier: 1.05,
    station: 'Chandigarh station',
    airport: 'Mohali airport',
    localities: places(
      'Industrial Area 5, Manimajra 3, Sector 26 6, Sector 35 11, Zirakpur 11, Panchkula 6, Mullanpur 20, Kharar 24',
    ),
    mix: mix('banquet 4, lawn 4, hotel 2, club 1, resort 1, garden 1'),
  },
  {
    city: 'Dehradun',
    region: 'hills',
    weight: 8,
    tier: 1,
    station: 'Dehradun station',
    airport: 'Jolly Grant airport',
    localities: places(
      'Race Course 2, Dalanwala 3, Clement Town 7, Rajpur 11, Sahastradhara Road 10, Malsi 12, Maldevta 17, Bhauwala 18',
    ),
    mix: mix('resort 4, garden 2, lawn 2, hotel 2, club 1, banquet 1'),
  },
  {
    city: 'Indore',
    region: 'central',
    weight: 8,
    tier: 0.9,
    station: 'Indore Junction',
    airport: 'the airport',
    localities: places(
      'Sarafa 2, Palasia 4, Vijay Nagar 7, Bhawarkuan 5, Rau 13, Bicholi Mardana 10, Super Corridor 12, Khandwa Road 9',
    ),
    mix: mix('garden 5, banquet 3, lawn 2, hotel 2, resort 1, club 1'),
  },
  {
    city: 'Kochi',
    region: 'kerala',
    weight: 9,
    tier: 1,
    station: 'Ernakulam Junction',
    airport: 'Nedumbassery airport',
    localities: places('Kadavanthra 3, Edappally 9, Kakkanad 12, Tripunithura 9, Mattancherry 10, Aluva 20'),
    lake: {
      water: 'the backwater',
      at: places('Kumbalam 11, Kumbalangi 14, Panangad 10, Kadamakkudy 15, Mulavukad 9'),
    },
    sea: { at: places('Cherai 27, Puthuvype 12') },
    mix: mix('lake 5, resort 2, hotel 2, community 3, beach 1, haveli 2'),
  },
  {
    city: 'Mysuru',
    region: 'karnataka',
    weight: 6,
    tier: 0.9,
    station: 'Mysuru Junction',
    airport: 'Mandakalli airport',
    localities: places(
      'Lakshmipuram 2, Saraswathipuram 2, Nazarbad 4, Gokulam 4, Vijayanagar 6, Bogadi 7, Srirangapatna 15',
    ),
    mix: mix('community 3, garden 3, hotel 2, resort 2, haveli 1, banquet 1'),
  },
  {
    city: 'Amritsar',
    region: 'punjab',
    weight: 6,
    tier: 0.95,
    station: 'Amritsar Junction',
    airport: 'Raja Sansi airport',
    localities: places(
      'Lawrence Road 2, Ranjit Avenue 4, Batala Road 4, Majitha Road 5, GT Road 7, Ajnala Road 8, Airport Road 9, Attari Road 10',
    ),
    mix: mix('banquet 4, lawn 4, hotel 2, haveli 1, garden 1'),
  },
  {
    city: 'Bhopal',
    region: 'central',
    weight: 6,
    tier: 0.9,
    station: 'Bhopal Junction',
    airport: 'Raja Bhoj airport',
    localities: places(
      'Jahangirabad 4, Arera Colony 8, Kohefiza 5, Hoshangabad Road 13, Ayodhya Bypass 7, Kolar Road 13, Neelbad 17',
    ),
    lake: { water: 'the Upper Lake', at: places('Shyamla Hills 6, Bhadbhada 12, Bisenkhedi 15') },
    mix: mix('lake 3, garden 4, banquet 2, hotel 2, haveli 1'),
  },
  {
    city: 'Surat',
    region: 'gujarat',
    weight: 6,
    tier: 0.95,
    station: 'Surat station',
    airport: 'Magdalla airport',
    localities: places(
      'Mahidharpura 1, Varachha 4, Katargam 4, Adajan 6, Vesu 11, Pal 8, Dumas Road 13, Kamrej 17',
    ),
    mix: mix('lawn 4, banquet 3, community 2, club 1, hotel 2, conference 1'),
  },
  {
    city: 'Nagpur',
    region: 'maharashtra',
    weight: 6,
    tier: 0.85,
    station: 'Nagpur Junction',
    airport: 'Sonegaon airport',
    localities: places(
      'Sitabuldi 2, Dharampeth 4, Ramdaspeth 3, Sadar 2, Wardha Road 8, Koradi Road 9, Hingna 13, Umred Road 10',
    ),
    mix: mix('lawn 4, community 3, banquet 2, hotel 2, resort 1'),
  },
];

export function guideOf(city: string): CityGuide {
  const guide = CITY_GUIDES.find((candidate) => candidate.city === city);
  if (!guide) throw new Error(`No guide to ${city}`);
  return guide;
}
