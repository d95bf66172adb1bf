# „Zdrada”: figurki, które patrzą w jakąś stronę, jak w kilku nawiedzeniach.

verb-face = Patrz { $direction_to }
prompt-facing = W którą stronę patrzy { $subject }?
