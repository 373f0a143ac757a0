import type { Region } from './regions.js';

export type Tradition = 'muslim' | 'sikh' | 'christian' | 'parsi';

/** A naming tradition: surnames, matching first names, and the regions where they are common. */
export interface NameGroup {
  regions: readonly Region[];
  /** Set if wedding rites differ from the usual Hindu and Jain ones. */
  tradition?: Tradition;
  weight: number;
  men: string[];
  women: string[];
  surnames: string[];
}

const words = (text: string): string[] => text.trim().split(/\s+/);

export const NAME_GROUPS: NameGroup[] = [
  {
    regions: ['rajasthan'],
    weight: 8,
    men: words(
      'Devendra Mahipal Bhanwar Ranveer Vikramaditya Lokendra Yashwant Narpat Gajendra Digvijay Harshvardhan Pushpendra',
    ),
    women: words(
      'Padmini Kumud Bhuvneshwari Gayatri Hansa Madhulika Nandini Divyani Aakansha Chandrika Rashmi Jaya',
    ),
    surnames: words(
      'Rathore Shekhawat Chauhan Ranawat Bhati Sisodia Solanki Jhala Chundawat Mewara Purohit Joshi',
    ),
  },
  {
    regions: ['rajasthan', 'delhi', 'mumbai', 'bengal', 'central', 'gujarat'],
    weight: 8,
    men: words('Nitin Ashok Piyush Saurabh Kamal Navneet Abhay Pradeep Rohit Manish Tarun Hemant'),
    women: words('Shikha Pooja Neelam Rachna Ritu Payal Kirti Sunita Mamta Khushboo Preksha Surbhi'),
    surnames: words(
      'Agarwal Bansal Jain Maheshwari Goyal Khandelwal Singhvi Lodha Bothra Mittal Kothari Surana',
    ),
  },
  {
    regions: ['delhi', 'awadh', 'hills', 'central', 'mumbai'],
    weight: 10,
    men: words('Amit Rohan Arjun Siddharth Vivek Alok Prashant Gaurav Nikhil Abhinav Shashank Anurag'),
    women: words('Ananya Shreya Kavita Neha Priyanka Aditi Smriti Vandana Garima Swati Ishita Meenakshi'),
    surnames: words(
      'Sharma Mishra Tiwari Srivastava Pandey Verma Saxena Dwivedi Shukla Tripathi Mathur Bhatnagar',
    ),
  },
  {
    regions: ['awadh', 'deccan', 'delhi', 'mumbai', 'central', 'bengal'],
    tradition: 'muslim',
    weight: 7,
    men: words('Farhan Imran Salman Zubair Asad Faisal Kamran Rehan Arshad Nadeem Tariq Yusuf'),
    women: words('Sana Zara Nausheen Rukhsar Aafreen Mehreen Saba Farheen Nazneen Shaista Hina Amreen'),
    surnames: words('Qureshi Siddiqui Ansari Khan Rizvi Naqvi Farooqui Hashmi Kidwai Shaikh Usmani Mirza'),
  },
  {
    regions: ['deccan'],
    weight: 6,
    men: words(
      'Srikanth Venkatesh Karthik Anirudh Ravi Sai Phanindra Mahesh Vamsi Praneeth Chaitanya Raghuram',
    ),
    women: words(
      'Lavanya Sravani Haritha Deepthi Swapna Keerthi Mounika Sindhu Anusha Vasudha Sahithi Padmaja',
    ),
    surnames: words('Reddy Rao Naidu Chowdary Varma Yadav Goud Sastry Murthy Raju Vemula Kolluri'),
  },
  {
    regions: ['punjab', 'delhi', 'hills'],
    tradition: 'sikh',
    weight: 8,
    men: words(
      'Harpreet Gurpreet Manjit Jaspal Amandeep Navjot Sukhdev Balwinder Ranjit Kulwant Parminder Arshdeep',
    ),
    women: words(
      'Simran Jasleen Harleen Manpreet Gurleen Navneet Kirandeep Ravneet Amrit Prabhjot Rupinder Mehar',
    ),
    surnames: words('Gill Sandhu Dhillon Sidhu Grewal Bedi Sodhi Bhullar Ahluwalia Virk Randhawa Bajwa'),
  },
  {
    regions: ['punjab', 'delhi', 'hills', 'mumbai'],
    weight: 7,
    men: words('Rahul Karan Sahil Vikas Rajiv Sunil Mohit Ankur Deepak Varun Pankaj Dhruv'),
    women: words('Nidhi Ritika Sonia Tanya Sakshi Mallika Shweta Aarti Radhika Juhi Natasha Kanika'),
    surnames: words('Khanna Malhotra Kapoor Chopra Arora Mehra Sethi Bhalla Sood Wadhwa Talwar Nanda'),
  },
  {
    regions: ['gujarat', 'mumbai', 'maharashtra'],
    weight: 8,
    men: words('Jignesh Hardik Chirag Bhavesh Ketan Paresh Mitesh Dharmesh Nirav Jayesh Kunal Parth'),
    women: words('Hetal Bhavna Jinal Krupa Dhara Foram Khyati Nisha Rinku Urvi Avani Mansi'),
    surnames: words('Patel Shah Desai Mehta Trivedi Parikh Dave Bhatt Panchal Vyas Gandhi Amin'),
  },
  {
    regions: ['maharashtra', 'mumbai', 'central', 'goa'],
    weight: 9,
    men: words('Sachin Omkar Rohit Mandar Ajinkya Swapnil Tejas Shrikant Aniket Ninad Sameer Yogesh'),
    women: words('Mrunal Sayali Rutuja Ketaki Manasi Aparna Gauri Vaishnavi Tejaswini Pallavi Sonali Isha'),
    surnames: words('Deshpande Kulkarni Joshi Patil Deshmukh Pawar Gokhale Sawant Bhosale Kale Apte Shinde'),
  },
  {
    regions: ['goa', 'mumbai', 'kerala', 'karnataka'],
    tradition: 'christian',
    weight: 5,
    men: words('Melvin Savio Nigel Agnelo Lloyd Clive Royston Joaquim Elvis Denzil Francis Keith'),
    women: words('Maria Lourdes Fiona Natasha Sharmila Cheryl Ivanna Rochelle Annabel Steffi Delia Muriel'),
    surnames: words(
      'Fernandes Pereira Lobo Mascarenhas Pinto Noronha Sequeira Colaco Menezes Rodrigues Saldanha Gomes',
    ),
  },
  {
    regions: ['kerala'],
    weight: 6,
    men: words(
      'Joseph Mathew Anoop Vishnu Jithin Sreejith Rajeev Unnikrishnan Harikrishnan Shyam Basil Nithin',
    ),
    women: words('Anjali Lakshmi Meera Reshma Athira Divya Nimmy Parvathy Sruthi Betty Aswathy Gopika'),
    surnames: words(
      'Nair Menon Kurian Varghese Thomas Pillai Warrier Cherian Namboothiri Panicker Chacko Kurup',
    ),
  },
  {
    regions: ['tamil', 'karnataka'],
    weight: 8,
    men: words(
      'Arvind Senthil Balaji Ganesh Murali Prabhakar Sundar Ashwin Vignesh Natarajan Dinesh Raghavan',
    ),
    women: words(
      'Kavya Janani Vidya Revathi Sowmya Nithya Abirami Subhashini Charanya Ramya Gayathri Thenmozhi',
    ),
    surnames: words(
      'Subramanian Iyer Raman Krishnan Venkataraman Chettiar Mudaliar Sivakumar Rajagopalan Narayanan Pandian Arumugam',
    ),
  },
  {
    regions: ['karnataka'],
    weight: 7,
    men: words(
      'Manjunath Prajwal Girish Shashidhar Chetan Raghavendra Darshan Nagaraj Sudarshan Adarsh Kiran Pavan',
    ),
    women: words(
      'Sahana Bhavana Chaitra Ranjini Shilpa Pratibha Namratha Vasudha Shubha Roopa Sinchana Kavitha',
    ),
    surnames: words('Gowda Hegde Shetty Rao Bhat Murthy Kamath Urs Acharya Nayak Belliappa Kulkarni'),
  },
  {
    regions: ['bengal'],
    weight: 8,
    men: words(
      'Arindam Subhojit Debashis Anirban Sourav Prosenjit Ritwik Sayan Kaushik Abhijit Partha Indranil',
    ),
    women: words(
      'Moumita Sreeja Paromita Debolina Ankita Rituparna Sharmistha Ipsita Tanushree Madhurima Oindrila Sudeshna',
    ),
    surnames: words('Banerjee Chatterjee Mukherjee Ghosh Sen Dutta Basu Mitra Chakraborty Bose Das Sengupta'),
  },
  {
    regions: ['mumbai', 'gujarat', 'maharashtra'],
    tradition: 'parsi',
    weight: 2,
    men: words('Cyrus Rustom Jehangir Farokh Zubin Darius Sohrab Percy'),
    women: words('Freny Roshni Dinaz Perin Shernaz Zarin Khorshed Delnaz'),
    surnames: words('Daruwala Mistry Contractor Engineer Batliwala Irani Bharucha Wadia'),
  },
  {
    regions: ['hills'],
    weight: 4,
    men: words('Dinesh Mohan Bhupendra Kailash Trilok Prakash Girdhar Deepak'),
    women: words('Hema Kamla Bhawana Manju Deepa Rekha Pushpa Suman'),
    surnames: words('Rawat Bisht Negi Bhandari Joshi Pant Thapa Nautiyal'),
  },
];

const TRADITION_OF = new Map(
  NAME_GROUPS.flatMap(({ surnames, tradition }) => surnames.map((surname) => [surname, tradition] as const)),
);

/** Guesses the tradition of a full name; undefined for the usual one. */
export function traditionOf(fullName: string): Tradition | undefined {
  return TRADITION_OF.get(fullName.split(' ').at(-1) ?? '');
}
