// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

interface Messages {
  "unit.PLATE": NoValues;
  "unit.PERSON": NoValues;
  "unit.ROOM_NIGHT": NoValues;
  "unit.DAY": NoValues;
  "unit.HOUR": NoValues;
  "unit.PIECE": NoValues;
  "unit.FLAT": NoValues;
  "price.PLATE": { price: string };
  "price.PERSON": { price: string };
  "price.ROOM_NIGHT": { price: string };
  "price.DAY": { price: string };
  "price.HOUR": { price: string };
  "price.PIECE": { price: string };
  "price.FLAT": { price: string };
  "quantity.PLATE": { quantity: string; count: number };
  "quantity.PERSON": { quantity: string; count: number };
  "quantity.ROOM_NIGHT": { quantity: string; count: number };
  "quantity.DAY": { quantity: string; count: number };
  "quantity.HOUR": { quantity: string; count: number };
  "quantity.PIECE": { quantity: string; count: number };
  "quantity.FLAT": { count: number; quantity: string };
}

export const t = makeTranslate<Messages>({
  "unit.PLATE": "plate",
  "unit.PERSON": "person",
  "unit.ROOM_NIGHT": "room night",
  "unit.DAY": "day",
  "unit.HOUR": "hour",
  "unit.PIECE": "piece",
  "unit.FLAT": "flat price",
  "price.PLATE": [["price"]," per plate"],
  "price.PERSON": [["price"]," per person"],
  "price.ROOM_NIGHT": [["price"]," per room night"],
  "price.DAY": [["price"]," per day"],
  "price.HOUR": [["price"]," per hour"],
  "price.PIECE": [["price"]," per piece"],
  "price.FLAT": [["price"]],
  "quantity.PLATE": [["quantity"]," ",["count",2,{"one":"plate","other":"plates"}]],
  "quantity.PERSON": [["quantity"]," ",["count",2,{"one":"person","other":"people"}]],
  "quantity.ROOM_NIGHT": [["quantity"]," ",["count",2,{"one":"room night","other":"room nights"}]],
  "quantity.DAY": [["quantity"]," ",["count",2,{"one":"day","other":"days"}]],
  "quantity.HOUR": [["quantity"]," ",["count",2,{"one":"hour","other":"hours"}]],
  "quantity.PIECE": [["quantity"]," ",["count",2,{"one":"piece","other":"pieces"}]],
  "quantity.FLAT": [["count",2,{"=1":"flat price","other":[["quantity"]," × flat price"]}]],
});
