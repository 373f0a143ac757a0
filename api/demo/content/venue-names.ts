import type { Rng } from './random.js';
import type { Region } from './regions.js';
import type { VenueFamily } from './venue-types.js';

const words = (text: string): string[] => text.split(',').map((word) => word.trim());

/** First parts of invented names: trees, birds, weather and household words, which real businesses rarely use. */
const PREFIXES: Record<Region, string[]> = {
  rajasthan: words(
    'Amaltas, Kachnar, Rohida, Khejri, Kurjan, Surahi, Lehariya, Bandhej, Panghat, Mor Pankh, Gokhda, Sanjhi, Ratanjot, Bel Patra, Chaupar, Peelu, Maand, Gorbandh, Sawan Bhadon, Dhani, Kesula, Tibari, Rimjhim, Jaswant Kunj',
  ),
  delhi: words(
    'Shahtoot, Palash, Gulal, Semal, Harsingar, Anaarkund, Jamun, Chitvan, Mehrab, Dastan, Sarson, Kachnar Court, Roshnai, Bulbul, Arghya, Neem Chowk, Saanjh, Tarang, Mulberry Gate, Zaffran, Shirish, Kaner, Doab, Parijat',
  ),
  mumbai: words(
    'Sonchafa, Bakul, Kolivar, Salsette, Nishigandh, Palav, Tamhan, Ashtami, Jaltarang, Kairav, Mogra Lane, Utsavi, Samudrika, Abhang, Rangoli Deck, Undi, Malhar Rain, Pratiksha, Kadamb, Sagargota, Bel Air Baug, Tilak Chowk',
  ),
  goa: words(
    'Aboli, Susegado, Kaju, Mandovi Bend, Oyster Shell, Sao Vicente, Zaiyo, Tamarind Ridge, Salcete, Dhavali, Bhirand, Mangueira, Tisreo, Ponn, Mollem, Kunkolli, Casuarina, Santa Luzia, Fatrade, Nagchampa, Alvor, Coqueiro',
  ),
  awadh: words(
    'Chikankari, Gulaab Jaan, Mehtab, Sheermal, Nargis, Kadamba, Bela, Raihan, Saraywali, Anaar, Tehzeeb, Shahnashin, Chameli, Farsh, Sarangi, Kewra, Ganjing, Sandali, Murabba, Firdausi, Lakhauri, Dilaram, Rajnigandha, Nauroz',
  ),
  punjab: words(
    'Phulkari, Tahli, Dariya, Kikli, Sarhon, Peengh, Trinjan, Chann, Rohi, Jugni, Kesri, Parandi, Sehra, Malwa, Majha, Gulzar-e-Punj, Vehra, Noor Tahl, Shagna, Dhol Nagara, Rangla, Bohar',
  ),
  hills: words(
    'Deodar, Buransh, Kafal, Maldevi, Sal Grove, Himroll, Litchi, Asan, Tons, Koel, Banj, Kingora, Rhododendron, Suswa, Tarla, Chakrata Road, Kandali, Basmati, Ghughuti, Bhagirathi View, Padam, Song River',
  ),
  gujarat: words(
    'Kesudo, Rayan, Asopalav, Garbi, Bandhani, Sheri, Toran, Chakli, Gunda, Kankavati, Otlo, Maniar, Vagdo, Rangpar, Ambavadi, Shrifal, Sankheda, Gulmor, Vaav, Chabutro, Parab, Hinchko',
  ),
  maharashtra: words(
    'Tulshi, Bakula, Sahyadri Edge, Santra, Paithani, Jaswand, Antarpat, Umbar, Krushnai, Prajakta, Audumbar, Vanrai, Zendu, Palas, Gokarn, Abhijat, Mangalashtak, Chinch, Ambrai, Nira, Saptapadi, Kanchan',
  ),
  central: words(
    'Mahua, Narmadai, Sagaun, Chironji, Palasiya, Malwi, Gulbakawali, Bafla, Kuldevi, Tendu, Raja Bhog, Shipra, Panchvati, Rewa, Champak, Kshipra Kinare, Haldi, Nimar, Amrai, Saanwali, Betwa, Indrayan',
  ),
  tamil: words(
    'Kurinji, Thazhampoo, Vaigai, Punnai, Neithal, Mullai, Thamarai, Sangamam, Kolam, Poongothai, Marutham, Kaveri, Thoranam, Nagalinga, Semparuthi, Vanni, Pournami, Ilanji, Vilakku, Manjal, Agaram, Uthiram',
  ),
  kerala: words(
    'Kaithapoo, Thengu, Champakam, Nilavilakku, Kuttanadan, Ilanji, Kadavu, Thumba, Mandaram, Kettuvallam, Chembarathi, Poomaram, Neerazhi, Elanjippoo, Njaval, Vembanad Bend, Punchavayal, Kanikonna, Thulasi, Pathiramanal, Aambal, Ponkathir',
  ),
  karnataka: words(
    'Sampige, Honge, Kendasampige, Mallige, Halasina, Suragi, Kakada, Nandi, Dodda Mara, Jasmine Tank, Parijatha, Kembhavi, Rangavalli, Hunase, Silver Oak, Marasu, Neralu, Thumbe, Byra, Akasha, Kavery, Hombale',
  ),
  deccan: words(
    'Moti Deori, Bidri, Jamun Bagh, Attar, Shahi Dastar, Musi, Gongura, Laad, Nizamia, Golden Rock, Bonalu, Perini, Kohsar, Sitaphal, Charkaman, Swarnalatha, Thangedu, Deccan Rock, Firoza, Batukamma, Ganga Jamuni, Kakatiya Teertham',
  ),
  bengal: words(
    'Shiuli, Krishnachura, Alpona, Kadam, Nolen, Bakul, Chhatim, Madhabilata, Topor, Shankha, Palki, Shorot, Aparajita, Kash, Dhunuchi, Rajanigandha, Nabanna, Hasnuhana, Boshonto, Dalim, Panchali, Shalik',
  ),
};

/** One-word names of a region, for other kinds of business. */
export const regionWords = (region: Region): string[] =>
  PREFIXES[region].filter((prefix) => !prefix.includes(' '));

type Suffixes = { any: string[] } & Partial<Record<Region, string[]>>;

const SUFFIXES: Record<VenueFamily, Suffixes> = {
  banquet: {
    any: words('Banquets, Banquet Hall, Ballroom, Celebrations, Convention, Hall'),
    punjab: words('Palace, Celebration Palace, Marriage Palace, Banquets'),
    deccan: words('Function Hall, Convention, Function Palace, Shaadi Khana'),
    bengal: words('Banquets, Ceremony House, Anusthan Bhavan, Utsav'),
    maharashtra: words('Mangal Hall, Banquets, Sabhagruha'),
    karnataka: words('Convention Hall, Party Hall, Banquets'),
    tamil: words('Mini Hall, Banquets, Convention Hall'),
  },
  lawn: {
    any: words('Lawns, Vatika, Greens, Lawns & Banquet'),
    delhi: words('Farms, Farmhouse, Lawns, Greens'),
    gujarat: words('Party Plot, Farm, Party Lawns'),
    maharashtra: words('Lawns, Mangal Lawns, Mala'),
    punjab: words('Greens, Palace & Lawns, Farms'),
    deccan: words('Gardens, Convention Lawns, Function Gardens'),
  },
  beach: {
    any: words('Sands, Shore, Beach House, Cove, Tide House'),
    tamil: words('Sands, Kadalkarai, Beach House, Shore'),
    goa: words('Sands, Praia, Beach House, Cove, Shore, Tide House, Palms'),
  },
  garden: {
    any: words('Bagh, Garden, Vatika, Upvan, Bagicha'),
    tamil: words('Thottam, Gardens, Thoppu'),
    kerala: words('Thoppu, Gardens'),
    karnataka: words('Thota, Gardens, Garden Mantapa'),
    bengal: words('Bagan Bari, Kanan, Bagan'),
    central: words('Marriage Garden, Garden, Bagh, Vatika'),
    goa: words('Quinta, Orchard, Gardens'),
  },
  rooftop: {
    any: words('Rooftop, Terrace, Sky Court, Roof Garden'),
    rajasthan: words('Chhat, Terrace, Rooftop, Jharokha Terrace'),
    awadh: words('Chhat, Terrace, Rooftop'),
    bengal: words('Chhad, Terrace, Roof Garden'),
  },
  resort: {
    any: words('Resort, Retreat, Village, Valley Resort'),
    rajasthan: words('Garh Retreat, Resort, Dhani Resort, Camp'),
    hills: words('Retreat, Valley Resort, Cottages, Estate'),
    goa: words('Retreat, Village, Hill Resort, Villas'),
    kerala: words('Island Resort, Retreat, Estate'),
  },
  community: {
    any: words('Bhawan, Samaj Bhawan, Utsav Bhawan, Community Hall'),
    tamil: words('Kalyana Mandapam, Thirumana Mandapam, Mahal'),
    karnataka: words('Kalyana Mantapa, Choultry, Samudaya Bhavana'),
    kerala: words('Auditorium, Kalyana Mandapam, Parish Hall'),
    maharashtra: words('Mangal Karyalaya, Karyalaya, Samaj Mandir'),
    gujarat: words('Wadi, Samaj Wadi, Vadi Hall'),
    bengal: words('Bhavan, Sangha, Samity Hall'),
    mumbai: words('Wadi, Baug Hall, Mangal Karyalaya, Gymkhana Hall'),
  },
  conference: { any: words('Conference Centre, Convention Centre, Auditorium, Forum Halls') },
  hotel: {
    any: words('Hotel, Inn, House Hotel, Court, Residency'),
    hills: words('Hotel, Hill Hotel, House Hotel'),
  },
  club: {
    any: words('Country Club, Club, Golf & Country Club, Gymkhana'),
    gujarat: words('Club, Country Club, Sports Club'),
  },
  haveli: {
    any: words('Kothi, Haveli, House'),
    rajasthan: words('Haveli, Kothi, Garh, Niwas, Deorhi, Chowk'),
    awadh: words('Kothi, Manzil, Baradari, Mehmankhana'),
    bengal: words('Rajbari, Bari, Thakurdalan'),
    goa: words('Casa, House, Manor, Solar'),
    deccan: words('Deori, Manzil, Khilwat'),
    maharashtra: words('Wada'),
    central: words('Wada, Kothi, Garhi'),
    kerala: words('Tharavad, Illam, Pandikasala'),
    karnataka: words('Bungalow, Thotti Mane'),
    gujarat: words('Haveli, Darbar, Bungalow'),
    punjab: words('Haveli'),
    tamil: words('Illam, Valavu'),
  },
  lake: {
    any: words('Kinara, Ghat House, Jal Kothi'),
    rajasthan: words('Jal Niwas, Ghat, Kinara, Paal House'),
    awadh: words('Ghat House, Kinara, Tat'),
    kerala: words('Kayal, Backwater House, Kadavu House, Jetty House'),
    central: words('Jal Kothi, Kinara, Taal House'),
  },
};

/** Returns a name that isn't in `taken`. In a very large set, it adds the locality, then a number. */
export function nameVenue(
  rng: Rng,
  place: { region: Region; family: VenueFamily; locality: string },
  taken: Set<string>,
): string {
  const suffixes = SUFFIXES[place.family];
  let name = '';
  for (let attempt = 0; attempt < 60; attempt++) {
    const prefix = rng.pick(PREFIXES[place.region]);
    const suffix = rng.pick(suffixes[place.region] ?? suffixes.any);
    // Words such as Casa and Solar precede the name; a repeated word would look like a mistake.
    const before = suffix === 'Casa' || suffix === 'Solar';
    if (prefix.split(' ').some((word) => suffix.includes(word))) continue;
    name = before ? `${suffix} ${prefix}` : `${prefix} ${suffix}`;
    if (attempt >= 20) name = `${name}, ${place.locality}`;
    if (!taken.has(name)) break;
  }
  let unique = name;
  for (let n = 2; taken.has(unique); n++) unique = `${name} ${n}`;
  taken.add(unique);
  return unique;
}
