-- Where a buyer was when they went to pay: a path of this site, checked when it came in.
ALTER TABLE purchases ADD COLUMN return_to text;
