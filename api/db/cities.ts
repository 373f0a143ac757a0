export interface City {
  name: string;
  state: string;
  /** Older names and common spellings, matched without regard to case. */
  aliases?: string[];
}

/** Each state's cities; an alias follows its city after a slash. */
const BY_STATE: Record<string, string> = {
  'Andhra Pradesh':
    'Visakhapatnam/Vizag/Visakhapatanam, Vijayawada/Bezawada, Guntur, Tirupati, Nellore, Kakinada, Rajahmundry/Rajamahendravaram',
  Assam: 'Guwahati/Gauhati, Dibrugarh, Silchar',
  Bihar: 'Patna, Gaya, Muzaffarpur, Bhagalpur, Darbhanga',
  Chandigarh: 'Chandigarh/Chandigarh Tricity',
  Chhattisgarh: 'Raipur, Bhilai, Bilaspur',
  Delhi: 'Delhi/Dilli/NCT of Delhi, New Delhi/Nai Dilli',
  Goa: 'Panaji/Panjim/Goa/North Goa, Margao/Madgaon/South Goa, Vasco da Gama/Vasco',
  Gujarat:
    'Ahmedabad/Amdavad/Ahmadabad, Surat, Vadodara/Baroda, Rajkot, Bhavnagar, Jamnagar, Gandhinagar, Anand, Bhuj',
  Haryana: 'Gurugram/Gurgaon, Faridabad, Panipat, Ambala, Karnal, Rohtak, Hisar, Panchkula',
  'Himachal Pradesh': 'Shimla/Simla, Dharamshala/Dharamsala, Manali, Solan, Kasauli',
  'Jammu and Kashmir': 'Srinagar, Jammu',
  Jharkhand: 'Ranchi, Jamshedpur/Tatanagar, Dhanbad, Bokaro',
  Karnataka:
    'Bengaluru/Bangalore/Bengalooru, Mysuru/Mysore, Mangaluru/Mangalore, Hubballi/Hubli, Belagavi/Belgaum, Udupi, Madikeri/Coorg/Mercara, Shivamogga/Shimoga',
  Kerala:
    'Kochi/Cochin/Ernakulam, Thiruvananthapuram/Trivandrum, Kozhikode/Calicut, Thrissur/Trichur, Kollam/Quilon, Alappuzha/Alleppey, Kottayam, Palakkad/Palghat, Kannur/Cannanore',
  'Madhya Pradesh': 'Indore, Bhopal, Jabalpur, Gwalior, Ujjain, Khajuraho, Sagar',
  Maharashtra:
    'Mumbai/Bombay, Pune/Poona, Nagpur, Thane/Thana, Nashik/Nasik, Navi Mumbai/New Bombay, Chhatrapati Sambhajinagar/Aurangabad, Kolhapur, Solapur/Sholapur, Lonavala/Lonavla, Alibag/Alibaug, Amravati, Satara',
  Manipur: 'Imphal',
  Meghalaya: 'Shillong',
  Mizoram: 'Aizawl',
  Nagaland: 'Kohima, Dimapur',
  Odisha: 'Bhubaneswar/Bhubaneshwar, Cuttack, Puri, Rourkela',
  Puducherry: 'Puducherry/Pondicherry/Pondy',
  Punjab: 'Amritsar, Ludhiana, Jalandhar/Jullundur, Patiala, Bathinda/Bhatinda, Mohali/SAS Nagar',
  Rajasthan:
    'Udaipur/Oodeypore, Jaipur/Pink City, Jodhpur, Jaisalmer, Bikaner, Ajmer, Pushkar, Kota, Alwar, Mount Abu, Bharatpur, Sawai Madhopur/Ranthambore',
  Sikkim: 'Gangtok',
  'Tamil Nadu':
    'Chennai/Madras, Coimbatore/Kovai, Madurai, Tiruchirappalli/Trichy/Tiruchi, Salem, Tirunelveli, Thanjavur/Tanjore, Vellore, Udhagamandalam/Ooty, Mahabalipuram/Mamallapuram, Karaikudi/Chettinad',
  Telangana: 'Hyderabad/Bhagyanagar, Secunderabad, Warangal, Karimnagar',
  Tripura: 'Agartala',
  'Uttar Pradesh':
    'Lucknow, Agra, Varanasi/Banaras/Benares/Kashi, Kanpur/Cawnpore, Prayagraj/Allahabad, Noida, Greater Noida, Ghaziabad, Meerut, Gorakhpur, Bareilly, Mathura, Vrindavan/Brindavan, Ayodhya/Faizabad, Aligarh, Jhansi, Moradabad',
  Uttarakhand: 'Dehradun/Dehra Dun, Haridwar/Hardwar, Rishikesh, Mussoorie, Nainital, Haldwani',
  'West Bengal':
    'Kolkata/Calcutta, Howrah, Siliguri, Durgapur, Asansol, Darjeeling, Santiniketan/Shantiniketan',
};

function toCity(state: string, entry: string): City {
  const [name = '', ...aliases] = entry.trim().split('/');
  return aliases.length > 0 ? { name, state, aliases } : { name, state };
}

/** Known cities. An owner's input is matched against names and aliases; the city determines the state. */
export const CITIES: City[] = Object.entries(BY_STATE).flatMap(([state, entries]) =>
  entries.split(',').map((entry) => toCity(state, entry)),
);
