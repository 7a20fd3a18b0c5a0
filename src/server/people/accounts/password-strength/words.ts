import { DISTRICT } from '#district/district.ts'
import { HEADQUARTERS } from '#district/local.ts'

/* Words that people of India choose for passwords, those tried first in front. Given names and
   phrases are no people. Romanised as people type them. */

/** What is said as a greeting or a prayer, gods, love, cricket, films. */
const PHRASES = `jaishreeram jaishriram jaisriram jaihind jaimatadi jaishreekrishna
  jaishrikrishna radheradhe radhekrishna radhakrishna harharmahadev harekrishna hareram
  omnamahshivaya omnamahshivay omsairam saibaba jaibajrangbali bajrangbali jaihanuman hanuman
  mahadev bholenath bholebaba shivshakti shivshankar sitaram siyaram jaisiyaram ramram ganpati
  ganesh ganesha durga kali saraswati lakshmi laxmi krishna radha shiva vishnu narayan bhagwan
  allah allahuakbar bismillah mashallah inshallah assalamualaikum waheguru satnam satsriakal
  jesus praisethelord godisgreat johar jaijohar jaijharkhand jaibhim jaibharat bharatmatakijai
  vandematram vandemataram jaimata matarani shreeram shriram ram sita namaste namaskar pranam
  india bharat hindustan incredibleindia iloveindia loveindia myindia indian iloveyou iluvu
  ilove love mylove mylife mummy papa mummypapa mumdad maa baba dadi nana beti beta bhai bhaiya
  didi behen jaan janu jaanu janeman sona babu shona dost dosti pyar mohabbat zindagi khushi dil
  dilse password passwd pass admin administrator login welcome hello test user root guest
  default secret change changeme letmein qwerty asdf zxcv abc abcd master super boss king queen
  rockstar lucky dhoni msdhoni kohli virat viratkohli sachin tendulkar rohit cricket ipl csk rcb
  mumbaiindians worldcup bollywood salman salmankhan shahrukh shahrukhkhan srk amitabh bachchan
  akshay kgf pushpa bahubali sholay mobile phone samsung jio airtel vodafone nokia redmi oppo
  vivo computer laptop internet google facebook whatsapp instagram youtube gmail bank money
  paisa rupee lakh crore shop dukan store bazaar bazar office school college hospital doctor
  teacher student police sarkar netaji modi namo bjp congress gandhi nehru ambedkar bhagatsingh
  birsa birsamunda sarna adivasi village gaon desh kisan jawan mata pita guru chai holi diwali
  eid chhath chhathpuja durgapuja karma sarhul tiger lion sher elephant hathi palash mahua`

/** Given names and family names, as most are called. */
const NAMES = `kumar singh sharma verma gupta yadav prasad kumari devi khan ansari mishra pandey
  tiwari sinha jha das roy patel shah mehta jain agarwal agrawal mahto mahato munda oraon soren
  hembrom tudu murmu marandi kujur toppo minj tirkey lakra ekka xalxo kerketta bhagat paswan ram
  ravi manjhi bhuiyan chaudhary chaudhari choudhary thakur rajput dubey dwivedi trivedi chaubey
  pathak upadhyay srivastava shrivastava saxena kapoor malhotra reddy rao naidu nair menon iyer
  pillai raju gowda patil joshi kulkarni deshmukh chauhan rathore rawat negi bisht gill kaur
  dhillon sandhu sidhu hussain ali ahmad ahmed alam raza shaikh sheikh qureshi siddiqui pathan
  mirza begum khatun khatoon bano parveen rahul rohit amit sumit ankit vikas vikash vishal suraj
  sanjay sanjeev rajesh rakesh mukesh mahesh suresh ramesh dinesh ganesh naresh umesh lokesh
  nilesh manish ashish anish satish girish harish jagdish manoj pankaj neeraj niraj dheeraj
  dhiraj suraj anuj arun varun tarun karan arjun aryan ayush ayaan aman raman pawan pavan shyam
  ghanshyam mohan sohan rohan kishan kishor kishore nandkishor sachin nitin vipin bipin vivek
  abhishek abhinav anurag akash aakash prakash vikram vinod pramod subodh ajay vijay sujay
  dhananjay mritunjay anand vivekanand anil sunil kapil sushil nikhil akhil deepak dipak sandeep
  sandip pradeep pradip kuldeep jaideep gaurav saurabh sourabh rishabh shubham shivam satyam
  sundaram sagar sahil sameer samir salim imran irfan rizwan arif asif javed aslam faizan danish
  nadeem shahid zahid wasim firoz feroz aftab mohammad mohammed muhammad mohd md abdul rahman
  raj rajan rajiv rajeev rajkumar ranjit ranjeet ranveer ravindra surendra narendra mahendra
  jitendra dharmendra devendra virendra birendra upendra jogendra yogendra yogesh hemant basant
  vasant prashant nishant sushant shashi shashikant chandan kundan nandan bittu chintu pintu
  mintu rinku tinku pinku sonu monu golu bablu dablu guddu pappu raja rani munna chhotu raju
  raghu lakhan laxman lakshman pooja puja priya priyanka neha sneha nisha asha usha rekha sarita
  sunita anita vinita kavita savita babita sangita geeta gita sita mamta lata lalita shanti
  sharda saraswati lakshmi kiran jyoti arti aarti bharti swati preeti priti kirti ritu renu rani
  reena meena veena beena tina seema sima hema prema rama uma sudha radha anju manju ranju sanju
  ranjana archana sadhana kalpana vandana sapna rachna rashmi lakshita ankita nikita ishita
  smita namrata shweta sweta kajal komal sonal payal muskan simran soni mona dolly sweety pinky
  khushboo khushbu anjali shivani rani shalini nandini ragini roshni rohini mohini deepa deepika
  radhika sarika monika sonika kanika anamika aishwarya divya kavya navya bhavya riya diya siya
  maya kriti kritika aditi arpita amrita harshita ayesha aisha fatima zainab nazia shabnam
  rubina yasmin salma farzana tabassum sabina sana zara noor birsa sidhu kanhu jaipal budhni
  phulo jhano etwa mangra sukhdev somra budhram`

/** States and towns; those of the district's state in front. */
const PLACES = `jharkhand ranchi dhanbad jamshedpur bokaro daltonganj medininagar palamu palamau
  garhwa latehar hazaribagh hazaribag deoghar giridih ramgarh chatra koderma gumla lohardaga
  simdega khunti dumka godda pakur sahibganj chaibasa jamtara saraikela seraikela hussainabad
  japla chainpur bishrampur hariharganj chhatarpur panki lesliganj manatu satbarwa patan betla
  netarhat mangura nagaruntari bhawanathpur manika barwadih balumath tata tatanagar steelcity
  bihar patna gaya sasaram aurangabad dehri muzaffarpur bhagalpur darbhanga purnia begusarai
  katihar arrah chhapra siwan motihari nalanda rajgir bodhgaya uttarpradesh lucknow kanpur
  varanasi banaras kashi allahabad prayagraj agra mathura vrindavan ayodhya gorakhpur meerut
  ghaziabad noida mirzapur sonbhadra robertsganj jhansi bareilly aligarh moradabad delhi
  newdelhi gurgaon gurugram faridabad haryana punjab amritsar ludhiana jalandhar chandigarh
  rajasthan jaipur jodhpur udaipur kota ajmer bikaner gujarat ahmedabad surat vadodara rajkot
  gandhinagar maharashtra mumbai bombay pune nagpur nashik thane solapur kolhapur goa
  madhyapradesh bhopal indore gwalior jabalpur ujjain rewa satna chhattisgarh raipur bilaspur
  ambikapur surguja korba durg bhilai westbengal bengal kolkata calcutta howrah asansol durgapur
  siliguri darjeeling odisha orissa bhubaneswar cuttack puri rourkela sambalpur assam guwahati
  telangana hyderabad secunderabad warangal andhrapradesh vijayawada visakhapatnam vizag
  tirupati guntur karnataka bangalore bengaluru mysore mysuru mangalore hubli tamilnadu chennai
  madras madurai coimbatore salem trichy kerala kochi cochin trivandrum thiruvananthapuram
  kozhikode uttarakhand dehradun haridwar rishikesh nainital himachal shimla manali kashmir
  srinagar jammu ladakh sikkim gangtok manipur imphal meghalaya shillong mizoram nagaland
  tripura agartala arunachal nepal kathmandu dubai london paris newyork america`

const listOf = (text: string) => text.trim().split(/\s+/)

/** Every third from each list in turn, so that the first of each are tried first. */
function interleaved(...lists: readonly (readonly string[])[]): string[] {
  const longest = Math.max(...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat()
}

const { name, state } = DISTRICT

/** Common Indian words in the order in which they are tried. */
export const COMMON_WORDS: readonly string[] = [
  ...new Set(
    interleaved(
      [...[name, state, HEADQUARTERS].map((place) => place.toLowerCase()), ...listOf(PLACES)],
      listOf(NAMES),
      listOf(PHRASES),
    ),
  ),
]
